import type { estypes } from '@elastic/elasticsearch';
import { circlesOf } from '../../domain/search/horizon.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { isClosedLast } from '../../domain/search/closure.ts';
import { orderOf } from './elastic-order.ts';
import { listRequest, placesQuery } from './elastic-query.ts';
import type { Part } from './elastic-closure.ts';
import type { Clocked } from './elastic-hours.ts';

export type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Circles that are looked into before the whole world is put in order: a town, and a small country. */
const CIRCLES_KM = [25, 250];

/** So many are counted while they are ranked: from then on those are passed over that cannot be among the best. */
const COUNTED_WHILE_RANKED = 1_000;

export const totalOf = ({ hits: { total } }: estypes.SearchResponse): number =>
  typeof total === 'object' ? total.value : (total ?? 0);
const isCounted = ({ hits: { total } }: estypes.SearchResponse): boolean =>
  typeof total !== 'object' || total.relation === 'eq';
export const idsOf = ({ hits: { hits } }: estypes.SearchResponse): string[] => hits.flatMap(({ _id }) => _id ?? []);

type PartQuery = LocationQuery & Part & Clocked;

/** Lists of places, words already planned. */
export const elasticLists = (search: Search) => {
  const count = async (query: PartQuery, plan: TextPlan | undefined): Promise<number> => {
    const filter = placesQuery(query, plan);
    return totalOf(await search({ query: { bool: { filter } }, size: 0, track_total_hits: true }));
  };
  const ordered = async (query: PartQuery, plan: TextPlan | undefined): Promise<Page<string>> => {
    // Beside a distance no score tells which can be passed over.
    const isRanked = !query.near && orderOf(query, plan !== undefined) === 'relevance';
    const answer = await search({
      ...listRequest(query, plan),
      track_total_hits: isRanked ? COUNTED_WHILE_RANKED : true,
    });
    return { items: idsOf(answer), total: isCounted(answer) ? totalOf(answer) : await count(query, plan) };
  };
  /** The nearest places of a circle that holds the whole page are the nearest of all. Without a circle every place would be measured. */
  const inOrder = async (query: PartQuery, plan: TextPlan | undefined): Promise<readonly string[]> => {
    const needed = query.offset + query.limit;
    for (const radiusKm of CIRCLES_KM) {
      const inCircle = await search({ ...listRequest({ ...query, radiusKm }, plan), track_total_hits: needed });
      if (totalOf(inCircle) >= needed) return idsOf(inCircle);
    }
    return idsOf(await search({ ...listRequest(query, plan), track_total_hits: false }));
  };
  const nearest = async (query: PartQuery, plan: TextPlan | undefined): Promise<Page<string>> => {
    const [items, total] = await Promise.all([inOrder(query, plan), count(query, plan)]);
    return { items, total };
  };
  const partOf = (query: PartQuery, plan: TextPlan | undefined): Promise<Page<string>> =>
    circlesOf(query).length === 0 && orderOf(query, plan !== undefined) === 'distance'
      ? nearest(query, plan)
      : ordered(query, plan);
  return async (query: LocationQuery & Clocked, plan: TextPlan | undefined): Promise<Page<string>> => {
    if (query.limit === 0) return { items: [], total: await count(query, plan) };
    if (!isClosedLast(query)) return partOf(query, plan);
    const closed = { ...query, part: 'closed' } as const;
    const [{ items, total }, last] = await Promise.all([partOf({ ...query, part: 'open' }, plan), count(closed, plan)]);
    const limit = last > 0 ? query.limit - items.length : 0;
    const rest = limit > 0 ? await partOf({ ...closed, limit, offset: Math.max(0, query.offset - total) }, plan) : null;
    return { items: [...items, ...(rest?.items ?? [])], total: total + last };
  };
};
