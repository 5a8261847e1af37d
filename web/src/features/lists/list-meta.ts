import type { Translate } from '@wellspring/words/translate';
import { listPath, locationPath } from '@wellspring/page-contract/paths';
import type { ListQuery, ListSummaryFragment } from '../../generated/lists-operations.ts';
import type { PageMeta } from '../../shared/head/page-meta.ts';
import { memberName } from '../../shared/member-name.ts';
import { publicListsHref } from './public-lists-address.ts';

export type WholeList = ListQuery['tripList'];

const DESCRIPTION_LENGTH = 180;

/** Cut between two characters as people see them. */
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)];
  if (characters.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, characters[DESCRIPTION_LENGTH]?.index)}…`;
};

type Listed = {
  readonly search: string | null;
  readonly page: number;
  readonly total: number | undefined;
  readonly lists: readonly ListSummaryFragment[] | undefined;
  readonly failed: boolean;
};

/** What Community Lists says about itself; search engines need no searches. */
export const publicListsMeta = (
  t: Translate<'lists'>,
  { search, page, total, lists = [], failed }: Listed,
): PageMeta => ({
  title: search ? t('lists.foundTitle', { search, page }) : t('lists.communityTitle', { page }),
  description: t('lists.communityMeta'),
  canonical: publicListsHref({ search, page }),
  status: failed ? 503 : 200,
  isIndexed: search === null && total !== 0,
  schema: (origin) => ({
    '@type': 'ItemList',
    numberOfItems: lists.length,
    itemListElement: lists.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${listPath(id)}`,
    })),
  }),
});

/** What a list says to previews and search engines: nothing while it is private. */
export const listMeta = (
  t: Translate<'lists'>,
  { id, name, description, isPublic, itemCount, user, items }: WholeList,
): PageMeta => ({
  title: name,
  description: shortened(description ?? t('lists.listMeta', { count: itemCount, name: memberName(t, user) })),
  canonical: listPath(id),
  isIndexed: isPublic,
  ...(isPublic && {
    schema: (origin: string) => ({
      '@type': 'ItemList',
      name,
      numberOfItems: itemCount,
      itemListElement: items.flatMap(({ visitOrder: position, location }) =>
        location
          ? [{ '@type': 'ListItem', position, name: location.name, url: `${origin}${locationPath(location.id)}` }]
          : [],
      ),
    }),
  }),
});
