import { PAGES } from '@wellspring/page-contract/paths';

/** The tabs of the dashboard, as the address names them. */
export const TABS = [
  { name: 'locations', label: 'My Locations' },
  { name: 'favorites', label: 'Favorites' },
  { name: 'reviews', label: 'My Reviews' },
  { name: 'lists', label: 'My Lists' },
  { name: 'profile', label: 'Profile' },
] as const;
export type Tab = (typeof TABS)[number]['name'];

export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'locations';

export const tabHref = (tab: Tab): string => `${PAGES.dashboard}?tab=${tab}`;
