import { PAGES } from '@wellspring/page-contract/paths';

const LINKS = [
  [PAGES.home, 'Explore'],
  [PAGES.publicLists, 'Community Lists'],
] as const;

/** The header of the site for visitors, for pages of plain HTML with /api/docs.css: the same for everybody. */
export const plainHeader = `<header><a class="home" href="${PAGES.root}"><img src="/favicon.svg" alt="" width="32" height="32">Wellspring</a>${LINKS.map(
  ([href, label]) => `<a href="${href}">${label}</a>`,
).join('')}</header>`;
