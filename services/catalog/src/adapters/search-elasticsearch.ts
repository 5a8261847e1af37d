import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { planSearch, type Lookup, type SearchPlan } from '../domain/search/plan.ts';
import { meaningOf, plannedList, plannedMap } from '../domain/search/planned-query.ts';
import type { ParsedText, LocationQuery } from '../domain/search/query.ts';
import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Found, Fingerprint, IndexEntry, IndexRebuild, SearchIndex } from '../ports.ts';
import {
  calling,
  type ElasticAddress,
  elasticClient,
  engineFindings,
  isGone,
  isMissing,
} from './search/elastic-client.ts';
import { takeLease } from './search/elastic-lease.ts';
import { expungeDeleted } from './search/elastic-expunge.ts';
import { elasticMap } from './search/elastic-map.ts';
import { elasticLists, idsOf, totalOf, type Search } from './search/elastic-lists.ts';
import { MAX_WINDOW, SCHEMA_VERSION } from './search/elastic-mapping.ts';
import { listRequest, lookupQueries } from './search/elastic-query.ts';
import { elasticTargets } from './search/elastic-targets.ts';
import { elasticWrites } from './search/elastic-writes.ts';

const ENTRIES_AT_ONCE = 5000;

const entriesOf = async function* (client: Client, index: string): AsyncIterable<IndexEntry> {
  let after: estypes.SortResults | undefined;
  do {
    const request = { index, query: { term: { live: true } }, sort: [{ id: 'asc' as const }], size: ENTRIES_AT_ONCE };
    const { hits } = await calling(() =>
      client.search({
        ...request,
        version: true,
        _source: false,
        track_total_hits: false,
        ...(after && { search_after: after }),
      }),
    );
    for (const { _id, _version } of hits.hits) yield { id: _id ?? '', version: _version ?? 0 };
    after = hits.hits.length < ENTRIES_AT_ONCE ? undefined : hits.hits.at(-1)?.sort;
  } while (after);
};

const Highest = z.object({ highest: z.object({ value: z.number().nullable() }) });

const fingerprintOf = async (client: Client, index: string): Promise<Fingerprint> => {
  const answer = await calling(() =>
    client.search({
      index,
      query: { term: { live: true } },
      size: 0,
      track_total_hits: true,
      aggregations: { highest: { max: { field: 'version' } } },
    }),
  );
  return { count: totalOf(answer), highestVersion: Highest.parse(answer.aggregations).highest.value ?? 0 };
};

const searchIn =
  (client: Client, live: string): Search =>
  async (request) => {
    const ask = () => calling(() => client.search({ ...request, index: live }));
    // A second request finds the new index through the alias.
    return ask()
      .catch((error: unknown) => {
        if (isGone(error)) return ask();
        throw error;
      })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        throw new AppError('UNAVAILABLE', say('catalogErrors.searchPreparing'), { cause: error });
      });
  };

/** Lists, suggestions and the map; words are planned by what is found. */
const readsOf = (search: Search) => {
  const areFound = async (lookups: readonly Lookup[]): Promise<readonly boolean[]> =>
    Promise.all(
      lookups.map(
        async (lookup) =>
          totalOf(await search({ query: { bool: { filter: lookupQueries(lookup) } }, size: 0, track_total_hits: 1 })) >
          0,
      ),
    );
  /** undefined: there are no words; null: nothing has them */
  const planOf = async (parsed: ParsedText, isTyping = false): Promise<SearchPlan | null | undefined> => {
    if (parsed.text === undefined) return undefined;
    const steps = planSearch(parsed, isTyping);
    for (let step = steps.next(); ; step = steps.next(await areFound(step.value))) if (step.done) return step.value;
  };
  const listOf = elasticLists(search);
  const list = async (query: LocationQuery): Promise<Found> => {
    const plan = await planOf(query);
    const planned = plan === null ? null : plannedList(query, plan);
    const meaning = meaningOf(plan);
    if (planned === null) return { items: [], total: 0, meaning };
    const size = Math.max(0, Math.min(query.limit, MAX_WINDOW - query.offset));
    const page = { ...planned, limit: size, offset: size ? query.offset : 0 };
    return { ...(await listOf(page, plan?.text ?? undefined)), meaning };
  };
  const suggest = async (parsed: ParsedText, limit: number): Promise<readonly string[]> => {
    const plan = await planOf(parsed, true);
    if (!plan?.text) return [];
    return idsOf(await search({ ...listRequest({ limit, offset: 0 }, plan.text), track_total_hits: false }));
  };
  const map = elasticMap(search);
  return {
    search: list,
    suggest,
    map: async (query) => {
      const plan = await planOf(query);
      const view = plan === null ? null : plannedMap(query, plan);
      const shown = view ? await map(view, plan?.text ?? undefined) : { total: 0, places: [], clusters: [] };
      return { ...shown, meaning: meaningOf(plan) };
    },
  } satisfies Partial<SearchIndex>;
};

/**
 * The search index in Elasticsearch, shared by many processes. `prefix` begins the names of its indexes and aliases.
 * It opens while Elasticsearch is away, and every call then fails with AppError UNAVAILABLE until it is back.
 * `leaseMs`: after so long a process that rebuilds and says nothing is taken for dead.
 */
export const openElasticsearch = async ({
  prefix = 'wellspring-locations',
  leaseMs,
  ...address
}: ElasticAddress & {
  readonly prefix?: string;
  readonly leaseMs?: number;
}): Promise<SearchIndex> => {
  const client = elasticClient(address);
  const live = `${prefix}-v${SCHEMA_VERSION}`;
  const targets = elasticTargets(client, live);
  const { write, fill } = elasticWrites(client, targets, [live, `${live}-next`]);

  const rebuild = async (): Promise<IndexRebuild> => {
    const lease = await takeLease(client, `${live}-lease`, leaseMs);
    try {
      // One that a dead process left is gone on with.
      const building = (await targets.resolve()).next ?? (await targets.create());
      const ending = async (end: () => Promise<unknown>): Promise<void> => {
        lease.check();
        await end();
        await lease.release();
      };
      return {
        write: async (changes) => {
          lease.check();
          await fill(building, changes);
        },
        entries: async function* () {
          await calling(() => client.indices.refresh({ index: building }));
          yield* entriesOf(client, building);
        },
        swap: () =>
          ending(async () => {
            await calling(() => client.indices.refresh({ index: building }));
            await targets.swap(building);
          }),
        discard: () => ending(() => targets.remove(building)),
        leave: lease.release,
      };
    } catch (error) {
      await lease.release();
      throw error;
    }
  };

  return {
    ...readsOf(searchIn(client, live)),
    write,
    rebuild,
    entries: async function* () {
      const { live: index } = await targets.resolve();
      if (index !== null) yield* entriesOf(client, index);
    },
    status: async () => {
      const { live: index, next } = await targets.resolve();
      const filled = index !== null && (await targets.isFilled(index));
      const fingerprint = filled ? await fingerprintOf(client, index) : { count: 0, highestVersion: 0 };
      return { ...fingerprint, filled, isBuilding: next !== null };
    },
    expunge: async () => {
      const { live: index } = await targets.resolve();
      if (index !== null) await expungeDeleted(client, index);
    },
    designPoint: null,
    engine: () => engineFindings(client),
    ping: async () => void (await calling(() => client.ping())),
    close: () => client.close(),
  };
};
