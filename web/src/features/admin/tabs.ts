import { PAGES } from '@wellspring/page-contract/paths';

/** The tabs of the admin panel, as the address names them. */
export const TABS = [
  { name: 'overview', label: 'admin.tabOverview' },
  { name: 'locations', label: 'admin.tabLocations' },
  { name: 'users', label: 'admin.tabUsers' },
  { name: 'analytics', label: 'admin.tabAnalytics' },
  { name: 'reports', label: 'admin.tabReports' },
  { name: 'contact', label: 'admin.tabContact' },
  { name: 'settings', label: 'admin.tabSettings' },
] as const;
export type Tab = (typeof TABS)[number]['name'];

export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'overview';

export const tabHref = (tab: Tab): string => `${PAGES.admin}?tab=${tab}`;
