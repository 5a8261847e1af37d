import { locationPath } from '@wellspring/page-contract/paths';
import type { PageMeta } from '../../shared/head/page-meta.ts';
import { homeHref, offsetOf, searchWords, type HomeAddress } from './address-state.ts';
import type { CardLocation } from './questions.ts';

type Shown = {
  readonly address: HomeAddress;
  readonly list: {
    readonly page: number;
    readonly total: number | undefined;
    readonly locations: readonly CardLocation[] | undefined;
    readonly failed: boolean;
  };
};

const WHOLE = 'Healing places of the world';

/** What is listed, and a true sentence about it. */
const wordsFor = ({ search, near, categoryId }: HomeAddress, category: string | undefined, count: string) => {
  const around = near?.label ? ` ${near.bounds ? 'in' : 'near'} ${near.label}` : '';
  if (search)
    return {
      subject: `“${searchWords(search).words}”: search results`,
      description: `${count} found for “${search}”${around}, with facts and a map.`,
    };
  if (categoryId && category)
    return {
      subject: `${category}${around}`,
      description: `${category}${around}: ${count} with facts and ratings, to browse and find on the map.`,
    };
  return {
    subject: around ? `Healing places${around}` : WHOLE,
    description: `${count}${around}: hot springs, wellness centers, retreats, natural healing sites and more, to search, browse and find on the map.`,
  };
};

/** What the list says about itself; views and map positions are not pages of their own, and search engines need no searches. */
export const homeMeta = ({ address, list }: Shown): PageMeta => {
  const { search, categoryId, near } = address;
  const { page, total, locations = [], failed } = list;
  const count = total === undefined ? 'Places' : `${total} ${total === 1 ? 'place' : 'places'}`;
  const { subject, description } = wordsFor(address, locations[0]?.category?.name, count);
  return {
    title: page > 1 ? `${subject}, page ${page}` : subject,
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
