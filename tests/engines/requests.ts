import { LocationList } from '@wellspring/rest-contract/location';
import { Stats } from '@wellspring/rest-contract/stats';
import { type Actor, VISITOR } from '@wellspring/platform/subgraph/actor';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import { eventually } from '@wellspring/testkit/eventually';
import type { Distributed } from '@wellspring/testkit/processes/distributed';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { z } from 'zod';

export type JsonResponse = { readonly status: number; readonly body: unknown };

const GraphResponse = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});
export type GraphResponse = z.output<typeof GraphResponse> & { readonly status: number };

/** GET of JSON. */
export const get = async (address: string): Promise<JsonResponse> => {
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

/** POST /graphql of a service, as the gateway would: the token says who is calling. */
export const callService = async (
  origin: string,
  tokenFor: (body: string) => string,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphResponse> => {
  const body = JSON.stringify({ query, variables });
  const token = tokenFor(body);
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body,
  });
  return { status: response.status, ...GraphResponse.parse(await response.json()) };
};

/** Calls catalog as a member, with the gateway's signature. */
export const callCatalog =
  ({ origins, keys }: Pick<Distributed, 'origins' | 'keys'>) =>
  (actor: Actor, query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    callService(
      origins.catalog,
      (body) => signActor(actor, 'catalog', body, keys.privateKey),
      query,
      variables,
      headers,
    );

/** Counts what a search finds, in catalog itself, where nothing is cached. */
export const makeSearchCount =
  (product: Pick<Distributed, 'origins' | 'keys'>) =>
  async (search: string): Promise<number> => {
    const query = 'query ($search: String!) { locations(filter: { search: $search }) { total } }';
    const { data } = await callCatalog(product)(VISITOR, query, { search });
    return z.object({ locations: z.object({ total: z.number() }) }).parse(data).locations.total;
  };

/** The figures of /metrics on an admin port, by their names and labels. */
const metrics = async (admin: string): Promise<ReadonlyMap<string, number>> => {
  const lines = (await (await fetch(`${admin}/metrics`)).text()).split('\n').filter((line) => /^\w/.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
};

/** One of them; NaN while it is not there. */
export const metric = async (admin: string, name: string): Promise<number> => (await metrics(admin)).get(name) ?? NaN;

/** Waits until every consumer group of every service has handled every event so far, those of earlier tests among them. */
export const caughtUp = async ({ admins }: Pick<Distributed, 'admins'>): Promise<void> => {
  for (const name of SERVICE_NAMES)
    await eventually(
      async () => {
        const lags = [...(await metrics(admins[name]))].filter(([figure]) =>
          figure.startsWith('wellspring_consumer_lag{'),
        );
        for (const lag of lags) expect(lag).toEqual([lag[0], 0]);
      },
      60_000,
      100,
    );
};

/** Waits until the statistics, which know places by events alone, count as many as the store lists. */
export const statsMatchStore = async ({ origins }: Pick<Distributed, 'origins'>): Promise<void> => {
  let offset = 10_000;
  await eventually(
    async () => {
      // another address each time: a cached response would tell of before
      const stored = (await list(origins.gateway, `limit=1&offset=${++offset}`)).total;
      expect((await stats(origins.gateway)).totalLocations).toBe(stored);
    },
    60_000,
    300,
  );
};
