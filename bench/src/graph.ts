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

/** The same for a member: nine cards with what they keep of each.  */
const HOME_OF_MEMBER = `query Home($limit: Int) {
  locations(limit: $limit) { total locations {
    id name description city state country category { id name } temperature priceRange isVerified isClaimed averageRating
    reviewCount photos { id url caption isPrimary } isFavorite visitStatus
  } }
}`;

export type Who = 'visitor' | 'member';

/** What a visitor's home screen asks, as it is sent. */
export const HOME_OF_VISITOR = JSON.stringify({ operationName: 'Home', query: HOME, variables: { limit: 9 } });

const BODIES: Readonly<Record<Who, string>> = {
  visitor: HOME_OF_VISITOR,
  member: JSON.stringify({ operationName: 'Home', query: HOME_OF_MEMBER, variables: { limit: 9 } }),
};

/** `gateway`: its own process alone, without the services that it asks. */
export type Measured = Readonly<
  Record<'embedded' | 'distributed' | 'gateway', { readonly ours: Rate; readonly floor: Rate }>
> & {
  /** how often each service was called for one operation, over HTTP */
  readonly calls: Readonly<Record<string, number>>;
};

const Started = z.object({ port: z.number() });
const Used = z.object({ processorSeconds: z.number(), calls: z.record(z.string(), z.number()) });

type Server = {
  readonly url: string;
  readonly used: () => Promise<z.output<typeof Used>>;
  readonly stop: () => void;
};

const serve = async (key: string, ...args: readonly string[]): Promise<Server> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('graph-server.ts', import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production', BENCH_ACTOR_KEY: key, APOLLO_TELEMETRY_DISABLED: '1' },
  });
  const message: unknown = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ${args[0]} of the measurement did not start`))),
  ]);
  const used = async () => {
    const answered = new Promise((resolve) => child.once('message', resolve));
    child.send('what was used');
    return Used.parse(await answered);
  };
  return { url: `http://127.0.0.1:${Started.parse(message).port}`, used, stop: () => child.disconnect() };
};

const answerOf = async (url: string, body: string): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return response.text();
};

/**
 * The home screen's operation by POST /graphql: in one process and over services by HTTP, each beside @apollo/gateway with
 * its defaults over the same services by HTTP. Medians of interleaved rounds; the processor time is that of all processes
 * that take part, and once more that of the gateway alone.
 */
export const measureGraph = async (effort: Effort, who: Who): Promise<Measured> => {
  const body = BODIES[who];
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const services = await serve(key, 'services', who);
  const [ours, apollo] = [await serve(key, 'ours', who, services.url), await serve(key, 'apollo', who, services.url)];
  const targets = { embedded: `${services.url}/graphql`, distributed: `${ours.url}/graphql`, apollo: `${apollo.url}/` };
  try {
    const answers = await Promise.all(Object.values(targets).map((url) => answerOf(url, body)));
    if (new Set(answers.map((text) => text.trim())).size !== 1)
      throw new Error(`The servers answer differently:\n${answers.join('\n')}`);
    const before = (await services.used()).calls;
    await answerOf(targets.distributed, body);
    const calls = Object.entries((await services.used()).calls);
    const called = Object.fromEntries(calls.map(([name, count]) => [name, count - (before[name] ?? 0)] as const));
    const question = (url: string, ...parts: readonly Server[]) => ({
      url,
      body,
      cpuSeconds: async () => {
        const used = await Promise.all(parts.map((part) => part.used()));
        return used.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
      },
    });
    const rateOf = await sideBySide(
      {
        embedded: question(targets.embedded, services),
        distributed: question(targets.distributed, ours, services),
        apollo: question(targets.apollo, apollo, services),
        gateway: question(targets.distributed, ours),
        apolloGateway: question(targets.apollo, apollo),
      },
      effort,
    );
    return {
      embedded: { ours: rateOf('embedded'), floor: rateOf('apollo') },
      distributed: { ours: rateOf('distributed'), floor: rateOf('apollo') },
      gateway: { ours: rateOf('gateway'), floor: rateOf('apolloGateway') },
      calls: called,
    };
  } finally {
    for (const server of [ours, apollo, services]) server.stop();
  }
};
