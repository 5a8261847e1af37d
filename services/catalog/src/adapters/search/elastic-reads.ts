import { planSearch, type Lookup, type SearchPlan } from '../../domain/search/plan.ts';
import { meaningOf, plannedList, plannedMap } from '../../domain/search/planned-query.ts';
import type { ParsedText, LocationQuery } from '../../domain/search/query.ts';
import type { Found, SearchIndex } from '../../search-ports.ts';
import { countFacets } from './elastic-facets.ts';
import { withClocks } from './elastic-hours.ts';
import { WITHOUT_CLOSED } from './elastic-closure.ts';
import { elasticLists, idsOf, totalOf, type Search } from './elastic-lists.ts';
import { elasticMap } from './elastic-map.ts';
import { MAX_WINDOW } from './elastic-mapping.ts';
import { listRequest, lookupQueries, placesQuery, type Filters } from './elastic-query.ts';

/** Lists, suggestions and the map; words are planned by what is found. */
export const elasticReads = (search: Search) => {
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
  const clocked = withClocks(search);
  const countedIn = async (
    { facets, isCounting, ...query }: Filters & Pick<LocationQuery, 'isCounting'>,
    plan: SearchPlan | null | undefined,
  ): Promise<Pick<Found, 'facets'>> =>
    isCounting
      ? {
          facets: await countFacets(
            search,
            [...placesQuery(query, plan?.text ?? undefined), WITHOUT_CLOSED],
            facets,
            query,
          ),
        }
      : {};
  const list = async (query: LocationQuery): Promise<Found> => {
    const plan = await planOf(query);
    const list = plan === null ? null : plannedList(query, plan);
    const meaning = meaningOf(plan);
    if (list === null) return { items: [], total: 0, meaning };
    const planned = await clocked(list);
    const size = Math.max(0, Math.min(query.limit, MAX_WINDOW - query.offset));
    const page = { ...planned, limit: size, offset: size ? query.offset : 0 };
    const [found, counted] = await Promise.all([listOf(page, plan?.text ?? undefined), countedIn(planned, plan)]);
    return { ...found, meaning, ...counted };
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
      const planned = plan === null ? null : plannedMap(query, plan);
      const meaning = meaningOf(plan);
      if (planned === null) return { total: 0, places: [], pins: [], clusters: [], meaning };
      const view = await clocked(planned);
      const [shown, counted] = await Promise.all([map(view, plan?.text ?? undefined), countedIn(view, plan)]);
      return { ...shown, meaning, ...counted };
    },
  } satisfies Partial<SearchIndex>;
};
