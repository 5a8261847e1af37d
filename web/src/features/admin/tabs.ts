import { PAGES } from '@wellspring/page-contract/paths';

/** The tabs of the admin panel, as the address names them. */
export const TABS = [
  { name: 'overview', label: 'Overview' },
  { name: 'locations', label: 'Locations' },
  { name: 'users', label: 'Users' },
  { name: 'analytics', label: 'Analytics' },
  { name: 'reports', label: 'Reports' },
  { name: 'contact', label: 'Contact' },
  { name: 'settings', label: 'Site Settings' },
] as const;
export type Tab = (typeof TABS)[number]['name'];

export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'overview';

export const tabHref = (tab: Tab): string => `${PAGES.admin}?tab=${tab}`;
