import { PAGES } from '@wellspring/page-contract/paths';

export type Tab = 'research' | 'manual';

export const tabIn = (query: URLSearchParams): Tab => (query.get('tab') === 'manual' ? 'manual' : 'research');

export const tabHref = (tab: Tab): string => (tab === 'manual' ? `${PAGES.addLocation}?tab=manual` : PAGES.addLocation);
