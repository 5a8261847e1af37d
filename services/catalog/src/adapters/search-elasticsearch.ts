import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Fingerprint } from '../domain/fingerprint.ts';
import type { IndexEntry, IndexRebuild, SearchIndex } from '../search-ports.ts';
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
import { elasticReads } from './search/elastic-reads.ts';
import { totalOf, type Search } from './search/elastic-lists.ts';
import { SCHEMA_VERSION } from './search/elastic-mapping.ts';
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
    ...elasticReads(searchIn(client, live)),
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
