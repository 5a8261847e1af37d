import type { estypes } from '@elastic/elasticsearch';
import type { TextPlan } from '../../domain/search/plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { listRequest, orderOf, placesQuery } from './elastic-query.ts';

export type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Circles that are looked into before the whole world is put in order: a town, and a small country. */
const CIRCLES_KM = [25, 250];

export const totalOf = ({ hits: { total } }: estypes.SearchResponse): number =>
  typeof total === 'object' ? total.value : (total ?? 0);
export const idsOf = ({ hits: { hits } }: estypes.SearchResponse): string[] => hits.flatMap(({ _id }) => _id ?? []);

/** Lists of places, words already planned. */
export const elasticLists = (search: Search) => {
  const ranked = async (query: LocationQuery, plan: TextPlan | undefined): Promise<Page<string>> => {
    const answer = await search(listRequest(query, plan));
    return { items: idsOf(answer), total: totalOf(answer) };
  };
  /** What is nearest in a circle that holds the whole page is nearest in the world, whose every place would have to be measured. */
  const nearest = async (query: LocationQuery, plan: TextPlan | undefined): Promise<Page<string>> => {
    const wanted = query.offset + query.limit;
    for (const radiusKm of CIRCLES_KM) {
      const inCircle = await search({ ...listRequest({ ...query, radiusKm }, plan), track_total_hits: wanted });
      if (totalOf(inCircle) < wanted) continue;
      const filter = placesQuery(query, plan);
      const everywhere = await search({ query: { bool: { filter } }, size: 0, track_total_hits: true });
      return { items: idsOf(inCircle), total: totalOf(everywhere) };
    }
    return ranked(query, plan);
  };
  return (query: LocationQuery, plan: TextPlan | undefined): Promise<Page<string>> =>
    query.radiusKm === undefined && orderOf(query, plan !== undefined) === 'distance'
      ? nearest(query, plan)
      : ranked(query, plan);
};
