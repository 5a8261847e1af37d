import { PAGES } from '@wellspring/page-contract/paths';
import type { ServerWords } from '@wellspring/words/server-words';

const LINKS = [
  [PAGES.home, 'docs.explore'],
  [PAGES.publicLists, 'docs.communityLists'],
] as const;

/** The header of the site for visitors, for pages of plain HTML with /api/docs.css: the same for everybody. */
export const plainHeader = (t: ServerWords): string =>
  `<header><a class="home" href="${PAGES.root}"><img src="/favicon.svg" alt="" width="32" height="32">Wellspring</a>${LINKS.map(
    ([href, label]) => `<a href="${href}">${t(label)}</a>`,
  ).join('')}</header>`;
