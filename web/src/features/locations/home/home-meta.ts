import { locationPath } from '@wellspring/page-contract/paths';
import type { Translate } from '@wellspring/words/translate';
import { categoryName } from '../../../shared/category.ts';
import type { PageMeta } from '../../../shared/head/page-meta.ts';
import { homeHref, offsetOf, searchWords, type HomeAddress } from '../address-state.ts';
import type { CardLocation } from '../questions.ts';

type Shown = {
  readonly address: HomeAddress;
  readonly list: {
    readonly page: number;
    readonly total: number | undefined;
    readonly locations: readonly CardLocation[] | undefined;
    readonly failed: boolean;
  };
};

/** What is listed, and a true sentence about it. */
const wordsFor = (
  t: Translate<'places' | 'categories'>,
  { search, near, categoryId }: HomeAddress,
  category: string | undefined,
  total: number | undefined,
) => {
  const around = near?.label ? (near.bounds ? 'area' : 'point') : 'none';
  const listed = { around, place: near?.label ?? '', known: total === undefined ? 'no' : 'yes', total: total ?? 0 };
  if (search)
    return {
      subject: t('places.metaSearchTitle', { words: searchWords(search).words }),
      description: t('places.metaSearchDescription', { ...listed, search }),
    };
  if (categoryId && category)
    return {
      subject: t('places.metaCategoryTitle', { ...listed, category }),
      description: t('places.metaCategoryDescription', { ...listed, category }),
    };
  return { subject: t('places.metaAllTitle', listed), description: t('places.metaAllDescription', listed) };
};

const nameOfCategory = (t: Translate<'categories'>, [first]: readonly CardLocation[]): string | undefined =>
  first?.category ? categoryName(t, first.categoryId, first.category.name) : undefined;

/** The metadata of the list. Views and map positions are no separate pages, and search engines need no searches. */
export const homeMeta = (t: Translate<'places' | 'categories'>, { address, list }: Shown): PageMeta => {
  const { search, categoryId, near } = address;
  const { page, total, locations = [], failed } = list;
  const { subject, description } = wordsFor(t, address, nameOfCategory(t, locations), total);
  return {
    title: page > 1 ? t('places.metaPage', { title: subject, page }) : subject,
    description,
    canonical: homeHref({ search, categoryId, near, page }),
    status: failed ? 503 : 200,
    isIndexed: search === null && near === null && total !== 0,
    schema: (origin) => ({
      '@type': 'ItemList',
      numberOfItems: locations.length,
      itemListElement: locations.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: offsetOf(page) + index + 1,
        name,
        url: `${origin}${locationPath(id)}`,
      })),
    }),
  };
};
