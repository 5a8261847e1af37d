import { GRID_PAGE_SIZE, OFFSET_MAX, SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { VIEW_LATITUDE_MAX, VIEW_LONGITUDE_MAX, ZOOM_MAX, ZOOM_MIN } from '@wellspring/rest-contract/map-limits';
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
};

/** The deepest page that can be asked for. */
const LAST_PAGE = Math.floor(OFFSET_MAX / GRID_PAGE_SIZE);

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const within = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= low && value <= high;

const positionFrom = (text: string | null): MapPosition | null => {
  const parts = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
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

const viewFrom = (text: string | null): View | null => (text === 'grid' || text === 'map' ? text : null);

/** Reads the address; what it cannot understand counts as silence. Search wins over category. */
export const readHome = (query: URLSearchParams): HomeAddress => {
  const search = query.get('search')?.trim().slice(0, SEARCH_TEXT_MAX) || null;
  return {
    search,
    categoryId: search ? null : wholeNumber(query.get('category')),
    page: Math.min(Math.max(wholeNumber(query.get('page')) ?? 1, 1), LAST_PAGE),
    view: viewFrom(query.get('view')),
    at: positionFrom(query.get('at')),
  };
};

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** The address of a home screen; what goes without saying is left out. */
export const homeHref = ({ search, categoryId, page, view, at }: Partial<HomeAddress>): string => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  else if (categoryId) query.set('category', String(categoryId));
  if (page && page > 1) query.set('page', String(page));
  if (view) query.set('view', view);
  const position = at ? `&at=${rounded(at.lat, 5)},${rounded(at.lng, 5)},${rounded(at.zoom, 2)}` : '';
  return `/home?${query}${position}`.replace('?&', '?').replace(/\?$/, '');
};

/** How many places stand before a page. */
export const offsetOf = (page: number): number => (page - 1) * GRID_PAGE_SIZE;

export const pageCount = (total: number): number => Math.ceil(total / GRID_PAGE_SIZE);

/** A page past the end shows the last. */
export const shownPage = (page: number, total: number): number => Math.min(page, Math.max(pageCount(total), 1));

/** Search text that may well be a place is copied into the map's address box. */
export const nearTextFrom = (search: string | null): string =>
  search && search.length > 2 && !/spa|spring|center/i.test(search) ? search : '';
