import { MONTHS } from '@wellspring/place-schema/months';
import { ROW_LEAST, ROW_MOST, ROW_REASONS, ROW_RULES, type RowReason } from '@wellspring/rest-contract/row-rules';
import type { Location } from '../domain/location.ts';
import { closureOf, CLOSURE } from '../domain/search/closure.ts';
import type { FacetQuery } from '../domain/search/facets.ts';
import { pageOfParts } from '../domain/search/spread.ts';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';

/** Places of a row that may stand in rows before it: as many again for each of two. */
const CANDIDATES = 3 * ROW_MOST;

type Month = (typeof MONTHS)[number];

/** Places that have something in common, and what. */
export type LocationRow = {
  readonly reason: RowReason;
  /** of the row that depends on it */
  readonly month: Month | null;
  readonly locations: readonly Location[];
};

type Deps = {
  readonly locations: Pick<LocationStore, 'findMany'>;
  readonly index: Pick<SearchIndex, 'search'>;
  readonly now: () => Date;
};

const facetsOf = (reason: RowReason, month: Month): FacetQuery => {
  if (reason === 'openThisMonth') return { month: [month] };
  const { filter } = ROW_RULES[reason];
  if (!('temperatureMin' in filter)) return filter;
  return { minC: filter.temperatureMin, maxC: filter.temperatureMax };
};

const sortOf = (reason: RowReason) => {
  const rule = ROW_RULES[reason];
  return 'sort' in rule ? rule.sort : undefined;
};

/**
 * The rows of the home screen: up to 8 places for each reason. No place is in two, none is closed, and a row of fewer than 3 is left out.
 * One look-up a row in the index, and one of all their places in the documents. @throws AppError UNAVAILABLE as the index does
 */
export const locationRows =
  ({ locations, index, now }: Deps) =>
  async (): Promise<readonly LocationRow[]> => {
    const month = MONTHS[now().getUTCMonth()] ?? 'jan';
    const candidates = await Promise.all(
      ROW_REASONS.map(async (reason) => {
        const sort = sortOf(reason);
        const facets = facetsOf(reason, month);
        const { items } = await index.search({ facets, ...(sort && { sort }), limit: CANDIDATES, offset: 0 });
        return { reason, isFeatured: sort === undefined, ids: items };
      }),
    );
    const ids = [...new Set(candidates.flatMap((row) => row.ids))];
    const left = new Map((await locations.findMany(ids)).map((location) => [location.id, location]));
    for (const [id, location] of left)
      if (!location.isVerified || closureOf(location) !== CLOSURE.none) left.delete(id);
    const rows: LocationRow[] = [];
    for (const { reason, isFeatured, ids: candidateIds } of candidates) {
      const free = candidateIds.map((id) => left.get(id)).filter((location) => location !== undefined);
      const ordered = isFeatured ? pageOfParts(free, { offset: 0, limit: ROW_MOST }) : free.slice(0, ROW_MOST);
      if (ordered.length < ROW_LEAST) continue;
      for (const { id } of ordered) left.delete(id);
      rows.push({ reason, month: reason === 'openThisMonth' ? month : null, locations: ordered });
    }
    return rows;
  };
