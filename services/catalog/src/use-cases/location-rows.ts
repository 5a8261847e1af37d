import { MONTHS } from '@wellspring/place-schema/months';
import { ROW_LEAST, ROW_MOST, ROW_REASONS, ROW_RULES, type RowReason } from '@wellspring/rest-contract/row-rules';
import type { Location } from '../domain/location.ts';
import { closureOf, CLOSURE } from '../domain/search/closure.ts';
import type { FacetQuery } from '../domain/search/facets.ts';
import { pageOfParts, SPREAD_OVER, type Slice } from '../domain/search/spread.ts';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';

/** The first two parts of the list of each row: enough, whatever stands in the rows before it. */
const CANDIDATES: Slice = { limit: 2 * SPREAD_OVER, offset: 0 };

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
 * The rows of the home screen: up to 8 places for each reason, the first of the list behind "Show all". No place is in two, none is closed, and
 * a row of fewer than 3 is left out.
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
        const { items } = await index.search({ facets, ...(sort && { sort }), ...CANDIDATES });
        return { reason, isFeatured: sort === undefined, ids: items };
      }),
    );
    const ids = [...new Set(candidates.flatMap((row) => row.ids))];
    const found = new Map((await locations.findMany(ids)).map((location) => [location.id, location]));
    const isShown = (location: Location): boolean => location.isVerified && closureOf(location) === CLOSURE.none;
    const used = new Set<string>();
    const rows: LocationRow[] = [];
    for (const { reason, isFeatured, ids: listIds } of candidates) {
      const list = listIds.map((id) => found.get(id)).filter((location) => location !== undefined);
      const ordered = isFeatured ? pageOfParts(list, CANDIDATES) : list;
      const shown = ordered.filter((location) => isShown(location) && !used.has(location.id)).slice(0, ROW_MOST);
      if (shown.length < ROW_LEAST) continue;
      for (const { id } of shown) used.add(id);
      rows.push({ reason, month: reason === 'openThisMonth' ? month : null, locations: shown });
    }
    return rows;
  };
