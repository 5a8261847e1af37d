import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@wellspring/errors';
import type { RenderPage } from '@wellspring/rest-contract/first-html';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { GraphPort, Log, Variables } from './rest/ports.ts';
import { createGateway, type Gateway, type GatewayParts } from './server.ts';
import { answerClientError } from './security/client-error.ts';
import { graphOf, type Answers } from './graph-of-literals.fixture.ts';

/** One place with everything known, and what the other fields answer. */
export const PLACE = {
  id: 'place-1',
  name: 'Dōgo Onsen',
  description: 'A bath house <of> three floors & a heron',
  latitude: 33.8521,
  longitude: 132.7864,
  address: '5-6 Dogoyunomachi',
  city: 'Matsuyama',
  state: 'Ehime',
  country: 'Japan',
  categoryId: 20,
  tags: [{ name: 'Bath house', slug: 'bath-house' }],
  website: 'https://dogo.jp',
  phoneNumber: null,
  hours: '6:00–23:00',
  priceRange: null,
  avgCost: 7.5,
  healingProperties: null,
  accessibility: null,
  temperature: '42 °C',
  mineralContent: null,
  bestTimeToVisit: null,
  isVerified: true,
  isClaimed: false,
  submittedBy: null,
  claimedBy: null,
  averageRating: 0,
  reviewCount: 0,
  photos: [
    { id: 'photo-1', url: '/media/1.webp', caption: null, isPrimary: true, createdAt: '2026-01-01T00:00:00.000Z' },
  ],
  source: null,
  licence: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};

export const ANSWERS: Answers = {
  locations: () => ({ locations: [PLACE], total: 1 }),
  location: ({ id }) => (id === PLACE.id ? PLACE : null),
  suggestLocations: () => [PLACE],
  geocode: () => [{ label: 'Paris, France', latitude: 48.85, longitude: 2.35, country: 'France' }],
  map: () => ({
    total: 3,
    places: [PLACE],
    clusters: [{ count: 2, latitude: 1, longitude: 2, bounds: { west: 1, south: 1, east: 3, north: 1 } }],
  }),
  categories: () => [
    { id: 20, name: 'Hot Springs & Spas', slug: 'hot-springs-spas', description: 'Water', color: '#b4492d' },
  ],
  communityStats: () => ({ totalLocations: 1, totalUsers: 0, totalCountries: 1, totalReviews: 0 }),
};

export const TEMPLATE =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--body--></div><!--state--></body></html>';

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
};
export type Ask = (
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

export type LogLine = { readonly level: string; readonly fields: object; readonly message: string };

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
type Wanted = Partial<Omit<GatewayParts, 'config'>> & {
  readonly config?: Partial<GatewayParts['config']>;
  readonly answers?: Answers;
};

const running: Server[] = [];
afterAll(() => Promise.all(running.map((server) => new Promise((closed) => void server.close(closed)))));

/** A gateway on a free port over a graph of literals; closed after the tests of the file. */
export const startGateway = async ({ config, answers, ...parts }: Wanted = {}): Promise<Started> => {
  const lines: LogLine[] = [];
  const graph: GraphPort = graphOf({ ...ANSWERS, ...answers });
  const gateway = createGateway({
    graph,
    graphql: (_request, response) => void response.json({ data: 'x'.repeat(5000) }),
    health: (request, response, next) => (request.path === '/healthz' ? void response.json({ status: 'ok' }) : next()),
    renderPage: greetingPage,
    template: TEMPLATE,
    assetsFolder: null,
    actorOf: async () => VISITOR,
    log: logInto(lines),
    observe: () => undefined,
    ...parts,
    config: {
      publicUrl: 'http://localhost:4000',
      googleMapsApiKey: null,
      mapStyleUrl: null,
      cacheBytes: 1e7,
      ...config,
    },
  });
  const server = createServer(gateway.listener).on('clientError', answerClientError);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  const { port } = server.address() as AddressInfo;
  return { ask: asking(port), gateway, port, lines };
};

export const failing =
  (code: ConstructorParameters<typeof AppError>[0], message: string) =>
  (_: Variables): never => {
    throw new AppError(code, message);
  };
