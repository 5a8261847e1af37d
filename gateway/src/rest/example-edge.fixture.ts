import { AppError } from '@wellspring/errors';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { ErrorBody } from '@wellspring/rest-contract/error-body';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { verbatim } from '@wellspring/words/message';
import { startGateway, type Reply } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';
import { exampleSupergraph } from './example-graph.fixture.ts';
import { EXAMPLE_ROUTES } from './example-routes.fixture.ts';
import type { UploadPort } from '../edge/uploads.ts';

const MEMBER: Actor = { kind: 'member', id: 'm', isAdmin: false, isOwner: false };
export const SIGNED_IN = { cookie: 'wellspring.sid=ann' };
export const JSON_TYPE = { 'content-type': 'application/json' };

/** Keeps what it was given in memory. */
const uploadsInMemory = () => {
  const files: { readonly field: string; readonly name: string; readonly bytes: number }[] = [];
  const discarded: string[] = [];
  const port: UploadPort = {
    receive: async ({ field, name, content }) => {
      let bytes = 0;
      for await (const chunk of content) bytes += chunk.length;
      if (name === 'words.txt') throw new AppError('VALIDATION', verbatim('No image'));
      if (name === 'away') throw new AppError('UNAVAILABLE', verbatim('Away'));
      files.push({ field, name, bytes });
      return { id: name };
    },
    discard: async (uploads) => void discarded.push(...uploads.map(({ id }) => id)),
  };
  return { port, files, discarded };
};

export const calls: (readonly [string, Variables])[] = [];
const noting =
  (name: string, answer: (input: Variables) => unknown) =>
  (input: Variables): unknown => {
    calls.push([name, { ...input }]);
    return answer(input);
  };
export const answers = {
  login: noting('login', () => 'token-of-ann'),
  logout: noting('logout', () => true),
  writeReview: noting('writeReview', ({ title }) => ({ id: 'r1', title })),
  reviews: () => ({ reviews: [{ id: 'r1', title: 'Warm' }], total: 41 }),
  captionPhoto: noting('captionPhoto', ({ caption }) => caption),
  correct: ({ at }: Variables) => (at === 1 ? 'done' : 'later'),
  deleteReview: noting('deleteReview', () => true),
  favorite: noting('favorite', ({ isFavorite }) => isFavorite ?? true),
  list: () => '<gpx/>',
};

export const uploads = uploadsInMemory();
export const started = startGateway({
  routes: EXAMPLE_ROUTES,
  answers,
  supergraphSdl: exampleSupergraph(),
  uploads: uploads.port,
  sessions: sessions(
    async (token) => (token === 'ann' ? { actor: MEMBER, renewedToken: null } : null),
    clientAddress(0),
    'http://localhost',
  ),
});

export const call = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
) => (await started).ask(path, { method, headers, ...(body === undefined ? {} : { body }) });
export const send = (method: string, path: string, body: unknown, headers = {}) =>
  call(method, path, { ...SIGNED_IN, ...JSON_TYPE, ...headers }, JSON.stringify(body));
export const says = ({ status, text }: Reply): readonly [number, string] => [
  status,
  ErrorBody.parse(JSON.parse(text)).message,
];

type Part = readonly [head: string, body: string | Buffer];
export const field = (name: string, value: string): Part => [`form-data; name="${name}"`, value];
export const photo = (name: string, bytes: number, of = 'photos'): Part => [
  `form-data; name="${of}"; filename="${name}"\r\nContent-Type: image/png`,
  Buffer.alloc(bytes, 'x'),
];
export const form = (...parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([head, body]) => [
      Buffer.from(`--edge\r\nContent-Disposition: ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--edge--\r\n'),
  ]);
export const FORM = { 'content-type': 'multipart/form-data; boundary=edge' };
export const sendForm = (body: Buffer, headers = {}) =>
  call('POST', '/api/reviews', { ...SIGNED_IN, ...FORM, ...headers }, body);

/** Forgets the calls and uploads of earlier tests. */
export const forget = (): void => {
  calls.length = 0;
  uploads.files.length = 0;
  uploads.discarded.length = 0;
};
