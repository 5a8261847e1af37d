import { LocationList } from '@wellspring/rest-contract/location';
import { Stats } from '@wellspring/rest-contract/stats';
import { type Actor, VISITOR } from '@wellspring/platform/subgraph/actor';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import { eventually } from '@wellspring/testkit/eventually';
import type { Distributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';

export type Answer = { readonly status: number; readonly body: unknown };

const GraphAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});
export type GraphAnswer = z.output<typeof GraphAnswer> & { readonly status: number };

/** GET of JSON. */
export const get = async (address: string): Promise<Answer> => {
  const response = await fetch(address);
  return { status: response.status, body: await response.json() };
};

/** A list of /api/locations. @throws when it is anything else */
export const list = async (origin: string, query: string): Promise<LocationList> => {
  const { status, body } = await get(`${origin}/api/locations?${query}`);
  if (status !== 200) throw new Error(`${query} is answered with ${status}: ${JSON.stringify(body)}`);
  return LocationList.parse(body);
};

export const stats = async (origin: string): Promise<Stats> => Stats.parse((await get(`${origin}/api/stats`)).body);

/** POST /graphql of a service, as the gateway would: the token says who asks. */
export const callService = async (
  origin: string,
  token: string,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphAnswer> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...GraphAnswer.parse(await response.json()) };
};

/** Calls catalog as somebody, with the gateway's signature. */
export const askCatalog =
  ({ origins, keys }: Pick<Distributed, 'origins' | 'keys'>) =>
  (actor: Actor, query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    callService(origins.catalog, signActor(actor, 'catalog', keys.privateKey), query, variables, headers);

/** Total of a search, asked of catalog itself: no answer is kept there. */
export const foundBy =
  (product: Distributed) =>
  async (search: string): Promise<number> => {
    const query = 'query ($search: String!) { locations(filter: { search: $search }) { total } }';
    const { data } = await askCatalog(product)(VISITOR, query, { search });
    return z.object({ locations: z.object({ total: z.number() }) }).parse(data).locations.total;
  };

/** A figure of /metrics, by its name and label; NaN while it is not shown. */
export const metric = async (origin: string, name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? NaN);
};

/** Waits until search and statistics have handled every event so far, those of earlier tests among them. */
export const caughtUp = async ({ origins }: Pick<Distributed, 'origins'>): Promise<void> => {
  const groups = { 'catalog.search': origins.catalog, 'analytics.places': origins.analytics };
  for (const [group, origin] of Object.entries(groups))
    await eventually(
      async () => expect(await metric(origin, `wellspring_consumer_lag{group="${group}"}`)).toBe(0),
      60_000,
      100,
    );
};

/** Waits until the statistics, which know places by events alone, count as many as the store lists. */
export const countedAsStored = async ({ origins }: Pick<Distributed, 'origins'>): Promise<void> => {
  let offset = 10_000;
  await eventually(
    async () => {
      // another address each time: an answer that was kept would tell of before
      const stored = (await list(origins.gateway, `limit=1&offset=${++offset}`)).total;
      expect((await stats(origins.gateway)).totalLocations).toBe(stored);
    },
    60_000,
    300,
  );
};
