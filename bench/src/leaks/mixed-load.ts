// Sends many different requests, some of them invalid, from its own process. Its argument is a file: where, how many, from which on.
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { z } from 'zod';
import { chance, pick } from '../chance.ts';

const Load = z.object({
  url: z.string(),
  requests: z.int(),
  /** of the first request: each request is sent once */
  from: z.int(),
  ids: z.array(z.string()),
  cookies: z.array(z.string()),
  operations: z.object({ Locations: z.string(), Categories: z.string() }),
});

const CONNECTIONS = 32;

type Question = { readonly path: string; readonly method?: string; readonly cookie?: string; readonly body?: string };

const { url, requests, from, ids, cookies, operations } = Load.parse(
  JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')),
);
const random = chance(from + 1);
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const WORDS = ['spa', 'onsen', 'yoga', 'thermal', 'temple', 'lake', 'tea', 'forest'];
const FILES = ['/favicon.svg', '/api/stats', '/api/categories', '/api/config', '/healthz', '/robots.txt'];
const MALFORMED = ['/api/locations?limit=x', '/api/locations?near=north', '/%E0%A4%A', '/api/map?bbox=1'];

const graph = (operationName: keyof typeof operations, variables: object): Question => ({
  path: '/graphql',
  method: 'POST',
  body: JSON.stringify({
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: operations[operationName] } },
  }),
});
const favorite = (isFavorite: boolean): Question => ({
  path: `/api/locations/${pick(random, ids)}/favorite`,
  method: 'POST',
  cookie: pick(random, cookies),
  body: JSON.stringify({ isFavorite }),
});
const degrees = (most: number): string => ((random() * 2 - 1) * most).toFixed(3);

/** How often of a thousand, and what. */
const QUESTIONS: readonly (readonly [often: number, question: (at: number) => Question])[] = [
  [400, (at) => ({ path: `/api/locations?limit=9&offset=${(at % 20) * 9}` })],
  [180, () => ({ path: `/api/locations/${pick(random, ids)}` })],
  [220, () => ({ path: pick(random, FILES) })],
  [40, (at) => ({ path: `/api/nothing/${at}` })],
  [5, (at) => ({ path: `/not-here/${at}` })],
  [30, () => ({ path: pick(random, MALFORMED) })],
  [10, () => ({ path: '/graphql', method: 'POST', body: pick(random, ['{', '{"query":"{ secrets }"}', '[]']) })],
  [10, (at) => ({ path: `/api/locations?search=${pick(random, WORDS)}&limit=${1 + (at % 100)}` })],
  [15, () => ({ path: `/api/locations?near=${degrees(80)},${degrees(180)}&limit=9` })],
  [20, () => ({ path: `/api/map?bbox=${degrees(80)},-80,170,80&zoom=${(random() * 8).toFixed(1)}` })],
  [10, () => ({ path: `/location/${pick(random, ids)}` })],
  [5, (at) => ({ path: `/home?page=${1 + (at % 20)}` })],
  [25, (at) => graph('Locations', { limit: 9, offset: (at % 20) * 9 })],
  [20, () => graph('Categories', {})],
  [5, () => ({ path: '/api/favorites', cookie: pick(random, cookies) })],
  [5, (at) => favorite(at % 2 === 0)],
];
const ALL = QUESTIONS.flatMap(([often, question]) => Array.from({ length: often }, () => question));

const statuses: Record<string, number> = {};

const ask = ({ path, method = 'GET', cookie, body }: Question): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const status = String(response.statusCode);
      statuses[status] = (statuses[status] ?? 0) + 1;
      response.resume().once('end', resolve).once('error', reject);
    });
    sent.once('error', reject).end(body);
  });

let next = from;
const work = async (): Promise<void> => {
  while (next < from + requests) {
    const at = next++;
    await ask(pick(random, ALL)(at));
  }
};
await Promise.all(Array.from({ length: CONNECTIONS }, work));
agent.destroy();
process.stdout.write(JSON.stringify(statuses));
