import { PAGES } from '@wellspring/page-contract/paths';

/** The tabs of the dashboard, as the address names them. */
export const TABS = [
  { name: 'locations', label: 'profile.myLocations' },
  { name: 'favorites', label: 'profile.favorites' },
  { name: 'reviews', label: 'profile.myReviews' },
  { name: 'lists', label: 'profile.myLists' },
  { name: 'profile', label: 'site.profile' },
] as const;
export type Tab = (typeof TABS)[number]['name'];

export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'locations';

export const tabHref = (tab: Tab): string => `${PAGES.dashboard}?tab=${tab}`;
