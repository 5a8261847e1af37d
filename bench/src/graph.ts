import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { sideBySide, type Effort, type Rate } from './load.ts';

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

export type Measured = { readonly name: string; readonly ours: Rate; readonly floor: Rate };

const Started = z.object({ port: z.number() });
const Used = z.object({ processorSeconds: z.number() });

type Server = { readonly url: string; readonly cpuSeconds: () => Promise<number>; readonly stop: () => void };

const serve = async (key: string, ...args: readonly string[]): Promise<Server> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('graph-server.ts', import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production', BENCH_ACTOR_KEY: key, APOLLO_TELEMETRY_DISABLED: '1' },
  });
  const message: unknown = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ${args[0]} of the measurement did not start`))),
  ]);
  const cpuSeconds = async (): Promise<number> => {
    const answered = new Promise((resolve) => child.once('message', resolve));
    child.send('processor time');
    return Used.parse(await answered).processorSeconds;
  };
  return { url: `http://127.0.0.1:${Started.parse(message).port}`, cpuSeconds, stop: () => child.disconnect() };
};

const answerOf = async (url: string): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: BODY });
  return response.text();
};

/**
 * The home screen's operation by POST /graphql: in one process and over services by HTTP, each beside @apollo/gateway with
 * its defaults over the same services by HTTP. Medians of interleaved rounds; the processor time is that of all processes
 * that take part.
 */
export const measureGraph = async (effort: Effort): Promise<readonly Measured[]> => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const services = await serve(key, 'services');
  const [ours, apollo] = [await serve(key, 'ours', services.url), await serve(key, 'apollo', services.url)];
  const targets = { embedded: `${services.url}/graphql`, distributed: `${ours.url}/graphql`, apollo: `${apollo.url}/` };
  try {
    const answers = await Promise.all(Object.values(targets).map(answerOf));
    if (new Set(answers.map((text) => text.trim())).size !== 1)
      throw new Error(`The servers answer differently:\n${answers.join('\n')}`);
    const question = (url: string, ...parts: readonly Server[]) => ({
      url,
      body: BODY,
      cpuSeconds: async () => {
        const used = await Promise.all(parts.map(({ cpuSeconds }) => cpuSeconds()));
        return used.reduce((sum, seconds) => sum + seconds, 0);
      },
    });
    const rateOf = await sideBySide(
      {
        embedded: question(targets.embedded, services),
        distributed: question(targets.distributed, ours, services),
        apollo: question(targets.apollo, apollo, services),
      },
      effort,
    );
    const floor = rateOf('apollo');
    return (['embedded', 'distributed'] as const).map((name) => ({ name, ours: rateOf(name), floor }));
  } finally {
    for (const server of [ours, apollo, services]) server.stop();
  }
};
