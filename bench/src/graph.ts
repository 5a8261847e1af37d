import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 3;

/** What the home screen asks for: the first page of cards, the category bar, the numbers of the community. */
const HOME = `query Home($limit: Int) {
  locations(limit: $limit) { total locations {
    id name description city state country categoryId category { id name } temperature priceRange avgCost bestTimeToVisit
    accessibility isVerified isClaimed averageRating reviewCount photos { id url caption isPrimary }
  } }
  categories { id name description }
  communityStats { totalLocations totalUsers totalCountries totalReviews }
}`;

const BODY = JSON.stringify({ operationName: 'Home', query: HOME, variables: { limit: 9 } });

export type Measured = { readonly name: string; readonly ours: number; readonly floor: number; readonly ratio: number };

const Figures = z.object({ non2xx: z.number(), errors: z.number(), requests: z.object({ average: z.number() }) });

type Server = { readonly url: string; readonly stop: () => void };

const serve = async (key: string, ...args: readonly string[]): Promise<Server> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('graph-server.ts', import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production', BENCH_ACTOR_KEY: key, APOLLO_TELEMETRY_DISABLED: '1' },
  });
  const message: unknown = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ${args[0]} of the measurement did not start`))),
  ]);
  const port = typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : NaN;
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
};

const answerOf = async (url: string): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: BODY });
  return response.text();
};

/** Requests a second of the home screen's operation. @throws when one of them was not answered with 200 */
const load = async (url: string, seconds: number): Promise<number> => {
  const cannon = fileURLToPath(import.meta.resolve('autocannon'));
  const options = [
    '-j',
    '-c',
    `${CONNECTIONS}`,
    '-d',
    `${seconds}`,
    '-m',
    'POST',
    '-H',
    'content-type=application/json',
    '-b',
    BODY,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [cannon, ...options, url], { maxBuffer: 10_000_000 });
  const figures = Figures.parse(JSON.parse(stdout));
  if (figures.non2xx > 0 || figures.errors > 0) throw new Error(`${url} did not answer every request`);
  return figures.requests.average;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The home screen's operation by POST /graphql, in requests a second: in one process and over services by HTTP, each
 * beside @apollo/gateway with its defaults over the same services by HTTP. Medians of interleaved rounds; about a minute.
 */
export const measureGraph = async (): Promise<readonly Measured[]> => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const services = await serve(key, 'services');
  const [ours, apollo] = [await serve(key, 'ours', services.url), await serve(key, 'apollo', services.url)];
  const targets = { embedded: `${services.url}/graphql`, distributed: `${ours.url}/graphql`, apollo: `${apollo.url}/` };
  try {
    const answers = await Promise.all(Object.values(targets).map(answerOf));
    if (new Set(answers.map((text) => text.trim())).size !== 1)
      throw new Error(`The servers answer differently:\n${answers.join('\n')}`);
    const rates = { embedded: [] as number[], distributed: [] as number[], apollo: [] as number[] };
    for (const url of Object.values(targets)) await load(url, SECONDS); // warm
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['embedded', 'distributed', 'apollo'] as const)
        rates[name].push(await load(targets[name], SECONDS));
    }
    const floor = median(rates.apollo);
    return (['embedded', 'distributed'] as const).map((name) => {
      const rate = median(rates[name]);
      return { name: `home screen by GraphQL, ${name}`, ours: rate, floor, ratio: rate / floor };
    });
  } finally {
    for (const server of [ours, apollo, services]) server.stop();
  }
};
