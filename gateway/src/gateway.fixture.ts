import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@wellspring/errors';
import { boundServer, CONNECTION_LIMITS, type ConnectionLimits } from '@wellspring/platform/lifecycle/connections';
import type { RenderPage } from '@wellspring/page-contract/render-page';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { verbatim } from '@wellspring/words/message';
import { ANSWERS } from './answers.fixture.ts';
import type { GraphPort } from './graph/graph-port.ts';
import type { Log } from './http/error-response.ts';
import { apiRoutes } from './rest/api-routes.ts';
import { createGateway, type Gateway, type GatewayParts } from './server.ts';
import { clientAddress } from './security/client-address.ts';
import { sessions } from './security/session.ts';
import { NO_STREETS } from '@wellspring/street-map/street-tiles';
import { siteAt } from './security/site.ts';
import { graphOf, type Answers } from './graph-of-literals.fixture.ts';
import { openStreams, type Streams } from './stream/streams.ts';

export const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--body--></div><!--state--></body></html>';

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
};
type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
) => Promise<Reply>;

/** Asks without cleaning the address up, as fetch would. */
const asking =
  (port: number): Ask =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString(), bytes });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });

type LogLine = { readonly level: string; readonly fields: object; readonly message: string };

const logInto = (lines: LogLine[]): Log => {
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
};

export const greetingPage: RenderPage = async ({ path }) => ({
  status: path.startsWith('/nowhere') ? 404 : 200,
  head: `<title>${path === '/' ? 'Home' : 'Page'}</title>`,
  body: '<h1>Hello $& $1</h1>',
  state: { words: '</script><!--' },
});

export type Started = {
  readonly ask: Ask;
  readonly gateway: Gateway;
  readonly port: number;
  readonly lines: LogLine[];
};
type StartOptions = Partial<Omit<GatewayParts, 'config'>> & {
  readonly config?: Partial<GatewayParts['config']>;
  readonly answers?: Answers;
  /** another graph than the product's */
  readonly supergraphSdl?: string;
  readonly limits?: ConnectionLimits;
  readonly streams?: Pick<Streams, 'members' | 'admins'>;
};

/** Streams that end at their first heart-beat: the caller is not signed in. */
export const NO_STREAMS: Streams = openStreams({
  sessionOf: async () => null,
  closing: new AbortController().signal,
});

const running: Server[] = [];
afterAll(() => Promise.all(running.map((server) => new Promise((closed) => void server.close(closed)))));

/** A gateway on a free port over a graph of literals; closed after the tests of the file. */
export const startGateway = async ({
  config,
  answers,
  supergraphSdl,
  limits = CONNECTION_LIMITS,
  streams = NO_STREAMS,
  ...parts
}: StartOptions = {}): Promise<Started> => {
  const lines: LogLine[] = [];
  const graph: GraphPort = graphOf({ ...ANSWERS, ...answers }, supergraphSdl);
  const gateway = createGateway({
    graph,
    graphql: (_request, response) => void response.json({ data: 'x'.repeat(5000) }),
    health: (request, response, next) => (request.path === '/healthz' ? void response.json({ status: 'ok' }) : next()),
    renderPage: greetingPage,
    renderRefused: ({ status, message }) => ({ head: '', body: `<h1>${status}</h1><p>${message}</p>` }),
    template: TEMPLATE,
    assetsFolder: null,
    basemap: { tile: () => null },
    streets: NO_STREETS,
    cacheBytes: 1e7,
    styleOrigins: () => [],
    site: siteAt(null, 'http://localhost:4000'),
    routes: apiRoutes(
      { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null, ...config },
      streams,
    ),
    uploads: { receive: async () => ({ id: 'tmp/upload' }), discard: async () => undefined },
    objects: { get: async () => null },
    checksAnswers: true,
    sessions: sessions(async () => null, clientAddress(0), 'http://localhost'),
    addressOf: clientAddress(0),
    limiter: null,
    trustsProxy: false,
    whenCaughtUp: async () => undefined,
    log: logInto(lines),
    observe: () => undefined,
    ...parts,
    config: {
      googleMapsApiKey: null,
      mapStyleUrl: null,
      streets: null,
      privacyUrl: null,
      imprintUrl: null,
      ...config,
    },
  });
  const server = boundServer(limits, gateway.answerMalformed).on('request', gateway.listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  const { port } = server.address() as AddressInfo;
  return { ask: asking(port), gateway, port, lines };
};

export const failing =
  (code: ConstructorParameters<typeof AppError>[0], message: string) =>
  (_: Variables): never => {
    throw new AppError(code, verbatim(message));
  };
