import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { PAGES } from '@wellspring/page-contract/paths';
import { OFFSET_MAX, SEARCH_OFFSET_MAX, SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import { filterParameters, type Filters } from '../../shared/filters/filters.ts';
import { GRID_PAGE_SIZE } from './grid.ts';
import { ZOOM_MAX, ZOOM_MIN } from '@wellspring/rest-contract/map-limits';
import { VIEW_LATITUDE_MAX, VIEW_LONGITUDE_MAX } from '../../shared/map-limits.ts';
import type { Near } from './near.ts';
import type { MapPosition } from '../../shared/map-slot.ts';

export type View = 'grid' | 'map';

/** What the address of the home screen says. null: silent. */
export type HomeAddress = {
  readonly search: string | null;
  readonly categoryId: number | null;
  /** from 1 */
  readonly page: number;
  readonly view: View | null;
  readonly at: MapPosition | null;
  /** what the list is sorted around */
  readonly near: Near | null;
  /** null: what fits best to the rest: relevance, distance or what is featured */
  readonly sort: LocationSort | null;
  /** how far from the near point; null: any distance */
  readonly radiusKm: number | null;
  /** what is asked of facts */
  readonly filters: Filters;
};

/** The last page that can be requested, and that of a search or of nearby places. */
const LAST_PAGE = Math.floor(OFFSET_MAX / GRID_PAGE_SIZE);
const LAST_SEARCH_PAGE = Math.floor(SEARCH_OFFSET_MAX / GRID_PAGE_SIZE) + 1;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const within = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high;

const numbersIn = (text: string | null): readonly number[] =>
  (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));

const positionFrom = (text: string | null): MapPosition | null => {
  const parts = numbersIn(text);
  const [lat, lng, zoom] = parts;
  if (
    parts.length !== 3 ||
    !within(lat, -VIEW_LATITUDE_MAX, VIEW_LATITUDE_MAX) ||
    !within(lng, -VIEW_LONGITUDE_MAX, VIEW_LONGITUDE_MAX) ||
    !within(zoom, ZOOM_MIN, ZOOM_MAX)
  )
    return null;
  return { lat, lng, zoom };
};

const nearFrom = (point: string | null, label: string | null): Near | null => {
  const parts = numbersIn(point);
  const [latitude, longitude] = parts;
  if (parts.length !== 2 || !within(latitude, -90, 90) || !within(longitude, -180, 180)) return null;
  return { label: label?.trim().slice(0, SEARCH_TEXT_MAX) || null, latitude, longitude };
};

const boundsFrom = (text: string | null): MapBox | null => {
  const parts = numbersIn(text);
  const [west, south, east, north] = parts;
  if (
    parts.length !== 4 ||
    !within(west, -180, 180) ||
    !within(south, -90, 90) ||
    !within(east, -180, 180) ||
    !within(north, south, 90)
  )
    return null;
  return { west, south, east, north };
};

/** The orders that readers choose from; `relevance` needs a search, `distance` a near point. */
export const HOME_SORTS = ['relevance', 'distance', 'rating', 'newest', 'warmest'] as const;

/** A sort that fits to the rest of the address. */
const sortFrom = (text: string | null, isSearch: boolean, isNear: boolean): LocationSort | null => {
  const sort = HOME_SORTS.find((each) => each === text) ?? null;
  return (sort === 'relevance' && !isSearch) || (sort === 'distance' && !isNear) ? null : sort;
};

/** The longest radius that is offered. */
const RADIUS_MOST_KM = 1000;

const radiusFrom = (text: string | null, near: Near | null): number | null => {
  const radiusKm = wholeNumber(text);
  return near && !near.bounds && radiusKm !== null && within(radiusKm, 1, RADIUS_MOST_KM) ? radiusKm : null;
};

const viewFrom = (text: string | null): View | null => (text === 'grid' || text === 'map' ? text : null);

/** Reads the address; what it cannot understand counts as silence. Search wins over category. Filters have a reader of their own. */
export const readHome = (query: URLSearchParams): Omit<HomeAddress, 'filters'> => {
  const search = query.get('search')?.trim().slice(0, SEARCH_TEXT_MAX) || null;
  const point = nearFrom(query.get('near'), query.get('nearLabel'));
  const bounds = boundsFrom(query.get('nearBounds'));
  const near = point && bounds ? { ...point, bounds } : point;
  return {
    search,
    categoryId: search ? null : wholeNumber(query.get('category')),
    page: Math.min(Math.max(wholeNumber(query.get('page')) ?? 1, 1), search || near ? LAST_SEARCH_PAGE : LAST_PAGE),
    view: viewFrom(query.get('view')),
    at: positionFrom(query.get('at')),
    near,
    sort: sortFrom(query.get('sort'), search !== null, near !== null),
    radiusKm: radiusFrom(query.get('radiusKm'), near),
  };
};

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** To about ten metres: the view of the closest map is an area, too. */
const boundsText = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((degrees) => rounded(degrees, 4)).join(',');

/** The address of a home screen; what goes without saying is left out. */
export const homeHref = ({
  search,
  categoryId,
  page,
  view,
  at,
  near,
  sort,
  radiusKm,
  filters,
}: Partial<HomeAddress>): string => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else if (categoryId) query.set('category', String(categoryId));
  if (near) query.set('near', `${rounded(near.latitude, 5)},${rounded(near.longitude, 5)}`);
  if (near?.label) query.set('nearLabel', near.label);
  if (near && radiusKm) query.set('radiusKm', String(radiusKm));
  if (sort) query.set('sort', sort);
  if (near?.bounds) query.set('nearBounds', boundsText(near.bounds));
  if (filters) for (const [name, value] of filterParameters(filters)) query.set(name, value);
  if (page && page > 1) query.set('page', String(page));
  if (view) query.set('view', view);
  if (at) query.set('at', `${rounded(at.lat, 5)},${rounded(at.lng, 5)},${rounded(at.zoom, 2)}`);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? PAGES.home : `${PAGES.home}?${text}`;
};

/** How many places stand before a page. */
export const offsetOf = (page: number): number => (page - 1) * GRID_PAGE_SIZE;

type Narrowed = Pick<HomeAddress, 'search' | 'near'>;

/** How many pages can be turned: of a search, or of what is near, no more than the server goes deep. */
export const pageCount = (total: number, { search, near }: Narrowed): number => {
  const pages = Math.ceil(total / GRID_PAGE_SIZE);
  return search || near ? Math.min(pages, LAST_SEARCH_PAGE) : pages;
};

/** How many there are beyond the last page that can be turned to. */
export const beyondLastPage = (total: number, narrowed: Narrowed): number =>
  Math.max(0, total - pageCount(total, narrowed) * GRID_PAGE_SIZE);

/** A page past the end shows the last. */
export const shownPage = (page: number, total: number, narrowed: Narrowed): number =>
  Math.min(page, Math.max(pageCount(total, narrowed), 1));

const QUOTED = /^"(.+)"$/;

/** The words of a search; in double quotes they are taken to the letter. */
export const searchWords = (search: string): { readonly words: string; readonly isExact: boolean } => {
  const [, words] = QUOTED.exec(search) ?? [];
  return words === undefined ? { words: search, isExact: false } : { words, isExact: true };
};

/** Search text that may well be a place is copied into the map's address box. */
export const nearTextFrom = (search: string | null): string =>
  search && search.length > 2 && !/spa|spring|center|"/i.test(search) ? search : '';
