import { PAGES } from '@wellspring/page-contract/paths';
import { OFFSET_MAX } from '@wellspring/rest-contract/listing-limits';

/** Places on one page of a list of one's own. */
export const OWN_PAGE_SIZE = 12;

/** What the Favorites tab shows: what the member saved, or where they have been or want to go. */
export const FAVORITES_VIEWS = [
  { show: 'saved', label: 'places.saved' },
  { show: 'visited', label: 'places.visitedPlaces' },
  { show: 'want_to_visit', label: 'places.wantedPlaces' },
] as const;
export type FavoritesView = (typeof FAVORITES_VIEWS)[number]['show'];

const LAST_PAGE = Math.floor(OFFSET_MAX / OWN_PAGE_SIZE);

export const pageIn = (query: URLSearchParams): number => {
  const text = query.get('page') ?? '';
  return /^\d{1,7}$/.test(text) ? Math.min(Math.max(Number(text), 1), LAST_PAGE) : 1;
};

export const viewIn = (query: URLSearchParams): FavoritesView =>
  FAVORITES_VIEWS.find(({ show }) => show === query.get('show'))?.show ?? 'saved';

/** The address of one page of a tab of the dashboard; what goes without saying is left out. */
export const ownHref = (tab: string, page: number, show: FavoritesView = 'saved'): string => {
  const query = new URLSearchParams({ tab });
  if (show !== 'saved') query.set('show', show);
  if (page > 1) query.set('page', String(page));
  return `${PAGES.dashboard}?${query}`;
};
