import { PAGES } from '@wellspring/page-contract/paths';
import { PUBLIC_LISTS_DEFAULT, PUBLIC_LISTS_PAGE_MAX, SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';

/** What the address of Community Lists says. */
export type PublicListsAddress = {
  readonly search: string | null;
  /** from 1 */
  readonly page: number;
};

const pageFrom = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 1);

/** Reads the address; what it cannot understand counts as silence. */
export const readPublicLists = (query: URLSearchParams): PublicListsAddress => ({
  search: query.get('search')?.trim().slice(0, SEARCH_TEXT_MAX).toWellFormed() || null,
  page: Math.min(Math.max(pageFrom(query.get('page')), 1), PUBLIC_LISTS_PAGE_MAX),
});

/** The address of a page of lists; what goes without saying is left out. */
export const publicListsHref = ({ search, page }: Partial<PublicListsAddress>): string => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? PAGES.publicLists : `${PAGES.publicLists}?${text}`;
};

/** How many pages so many lists fill. */
export const listPages = (total: number): number => Math.ceil(total / PUBLIC_LISTS_DEFAULT);
