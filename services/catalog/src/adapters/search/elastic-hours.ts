import type { estypes } from '@elastic/elasticsearch';
import { minutesToLookUp } from '@wellspring/opening-hours/open-minutes';
import { isZone, wallMinutes } from '@wellspring/opening-hours/wall-clock';
import { z } from 'zod';
import { conditionsOf, openCondition, type FacetQuery } from '../../domain/search/facets.ts';
import type { LocationQuery } from '../../domain/search/query.ts';

type Query = estypes.QueryDslQueryContainer;
type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Zones whose clocks show the same at the time of a search, and the minutes to look up for them. */
type Clock = { readonly zones: string[]; readonly minutes: readonly number[] };

/** A query with the clocks of all places; absent where it does not ask what is open. */
export type Clocked = { readonly clocks?: readonly Clock[] };

/** All of some queries hold. */
export const all = (filter: Query[]): Query => ({ bool: { filter } });
/** One of some queries holds. */
export const any = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });
const none = (must_not: Query[]): Query => ({ bool: { must_not } });

type Ranges = 'openMinutes' | 'unsureMinutes' | 'coveredMinutes';
const isIn = (ranges: Ranges, { minutes }: Clock): Query =>
  any(minutes.map((minute) => ({ term: { [ranges]: minute } })));

/** The places that are open, and those of which it is not known. */
export const openQueries = ({ clocks = [] }: Clocked): { readonly yes: Query; readonly unknown: Query } => {
  const byClock = (queryOf: (clock: Clock) => Query[]): Query =>
    clocks.length === 0
      ? { match_none: {} }
      : any(clocks.map((clock) => all([{ terms: { zone: clock.zones } }, ...queryOf(clock)])));
  const yes = byClock((clock) => [isIn('openMinutes', clock)]);
  const no = byClock((clock) => [isIn('coveredMinutes', clock), none([isIn('unsureMinutes', clock)])]);
  return { yes, unknown: none([yes, no]) };
};

/** More than there are. */
const MOST_ZONES = 1_000;
const Zones = z.object({ zones: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

const asksHours = ({ facets = {}, isCounting = false }: Pick<LocationQuery, 'facets' | 'isCounting'>): boolean =>
  isCounting || conditionsOf(facets).some(({ kind }) => kind === 'open');

const clocksOf = (zones: readonly string[], facets: FacetQuery = {}): readonly Clock[] => {
  const { at } = openCondition(facets);
  if (at === null) return [];
  const byWall = Map.groupBy(zones.filter(isZone), (zone) => wallMinutes(zone, at));
  return [...byWall].map(([wall, of]) => ({ zones: of, minutes: minutesToLookUp(wall) }));
};

/**
 * A query with the clocks that it needs. The zones are those of the places: names of zones differ between sources, and one that a fixed list
 * did not have would never be open. Elasticsearch answers them from its cache until something is written.
 */
export const withClocks =
  (search: Search) =>
  async <Asked extends Pick<LocationQuery, 'facets' | 'isCounting'>>(query: Asked): Promise<Asked & Clocked> => {
    if (!asksHours(query)) return query;
    const aggregations = { zones: { terms: { field: 'zone', size: MOST_ZONES } } };
    const answer = await search({ size: 0, track_total_hits: false, aggregations });
    const { buckets } = Zones.parse(answer.aggregations).zones;
    return {
      ...query,
      clocks: clocksOf(
        buckets.map(({ key }) => key),
        query.facets,
      ),
    };
  };
