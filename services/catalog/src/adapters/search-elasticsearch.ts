import type { Client, estypes } from '@elastic/elasticsearch';
import type { TextMatch } from '../domain/search/matching.ts';
import { planText, type TextPlan } from '../domain/search/plan.ts';
import type { LocationQuery, Page } from '../domain/search/query.ts';
import type { IndexRebuild, SearchIndex } from '../ports.ts';
import { calling, elasticClient, isGone } from './search/elastic-client.ts';
import { elasticMap } from './search/elastic-map.ts';
import { EDITION, MAPPINGS, MAX_WINDOW, SETTINGS } from './search/elastic-mapping.ts';
import { listRequest, matchQueries } from './search/elastic-query.ts';
import { elasticWrites } from './search/elastic-writes.ts';

const ENTRIES_AT_ONCE = 5000;

const totalOf = ({ hits: { total } }: estypes.SearchResponse): number =>
  typeof total === 'object' ? total.value : (total ?? 0);
const idsOf = ({ hits: { hits } }: estypes.SearchResponse): string[] => hits.flatMap(({ _id }) => _id ?? []);

const entriesOf = async function* (client: Client, index: string): AsyncIterable<{ id: string; version: number }> {
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

/** Makes the index when there is none; tried again by the next call when Elasticsearch is away. */
const madeOnce = (client: Client, live: string): (() => Promise<void>) => {
  let made: Promise<void> | undefined;
  const make = async (): Promise<void> => {
    if (await client.indices.existsAlias({ name: live })) return;
    const created = { index: `${live}-1`, mappings: MAPPINGS, settings: SETTINGS, aliases: { [live]: {} } };
    // another process that starts at the same time makes the same one: 400 says that it exists
    await client.indices.create(created, { ignore: [400], requestTimeout: 30_000 });
  };
  return () => {
    made ??= calling(make).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};

/**
 * The search index in Elasticsearch, shared by many processes. `prefix` begins the names of its indexes and aliases.
 * It opens while Elasticsearch is away, and every call then fails with AppError UNAVAILABLE until it is back.
 */
export const openElasticsearch = async ({
  url,
  prefix = 'wellspring-locations',
}: {
  readonly url: string;
  readonly prefix?: string;
}): Promise<SearchIndex> => {
  const client = elasticClient(url);
  const live = `${prefix}-v${EDITION}`;
  const next = `${live}-next`;
  const ready = madeOnce(client, live);
  const writeTo = elasticWrites(client, live);

  const search = async (request: estypes.SearchRequest): Promise<estypes.SearchResponse> => {
    await ready();
    const ask = () => calling(() => client.search({ ...request, index: live }));
    // Asked once more, the alias leads to the new index.
    return ask().catch((error: unknown) => {
      if (isGone(error)) return ask();
      throw error;
    });
  };
  const isFound = async (matches: readonly TextMatch[]): Promise<readonly boolean[]> =>
    Promise.all(
      matches.map(
        async (match) =>
          totalOf(await search({ query: { bool: { filter: matchQueries(match) } }, size: 0, track_total_hits: 1 })) > 0,
      ),
    );
  const plan = async (text: string): Promise<TextPlan | null> => {
    const steps = planText(text);
    for (let step = steps.next(); ; step = steps.next(await isFound(step.value))) if (step.done) return step.value;
  };
  const list = async (query: LocationQuery, more?: estypes.SearchRequest): Promise<Page<string>> => {
    const text = query.text === undefined ? undefined : await plan(query.text);
    if (text === null) return { items: [], total: 0 };
    const size = Math.max(0, Math.min(query.limit, MAX_WINDOW - query.offset));
    const answer = await search({
      ...listRequest({ ...query, limit: size, offset: size ? query.offset : 0 }, text),
      ...more,
    });
    return { items: idsOf(answer), total: totalOf(answer) };
  };
  const map = elasticMap(search);
  const dropNext = async (): Promise<void> => {
    const found = await client.indices.getAlias({ name: next }, { ignore: [404] });
    const names = Object.entries(found).flatMap(([name, about]) =>
      typeof about === 'object' && 'aliases' in about ? [name] : [],
    );
    if (names.length > 0) await client.indices.delete({ index: names, ignore_unavailable: true });
  };

  return {
    write: async (changes) => {
      await ready();
      const isBuilding = await calling(() => client.indices.existsAlias({ name: next }));
      await writeTo(changes, isBuilding ? [live, next] : [live]);
    },
    search: list,
    suggest: async (text, limit) => (await list({ text, limit, offset: 0 }, { track_total_hits: false })).items,
    map: async (query) => {
      const text = query.text === undefined ? undefined : await plan(query.text);
      return text === null ? { total: 0, places: [], clusters: [] } : map(query, text);
    },
    entries: async function* () {
      await ready();
      yield* entriesOf(client, live);
    },
    rebuild: async (): Promise<IndexRebuild> => {
      await ready();
      const building = `${live}-${Date.now()}`;
      await calling(async () => {
        await dropNext();
        await client.indices.create({
          index: building,
          mappings: MAPPINGS,
          settings: SETTINGS,
          aliases: { [next]: {} },
        });
      });
      return {
        write: (changes) => writeTo(changes, [next]),
        entries: () => entriesOf(client, building),
        swap: () =>
          calling(async () => {
            const old = Object.keys(await client.indices.getAlias({ name: live }));
            await client.indices.updateAliases({
              actions: [
                ...old.map((index) => ({ remove: { index, alias: live } })),
                { add: { index: building, alias: live } },
                { remove: { index: building, alias: next } },
              ],
            });
            // Not in the same step: searches that have begun still read it.
            if (old.length > 0) await client.indices.delete({ index: old, ignore_unavailable: true });
          }),
        discard: () => calling(dropNext),
      };
    },
    ping: async () => {
      await ready();
      await calling(() => client.ping());
    },
    close: () => client.close(),
  };
};
