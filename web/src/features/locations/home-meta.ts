import type { PageMeta } from '../../shared/head/page-meta.ts';
import { homeHref, type HomeAddress } from './address-state.ts';
import type { CardPlace } from './questions.ts';

type Shown = {
  readonly address: HomeAddress;
  readonly page: number;
  readonly total: number | undefined;
  readonly places: readonly CardPlace[] | undefined;
  readonly failed: boolean;
  readonly waiting: boolean;
};

const subjectOf = ({ search, categoryId }: HomeAddress, places: readonly CardPlace[] | undefined): string => {
  if (search) return `“${search}”`;
  return (categoryId ? places?.[0]?.category?.name : undefined) ?? 'Healing places of the world';
};

/** What the list says about itself; views and map positions are not pages of their own. */
export const homeMeta = ({ address, page, total, places, failed }: Shown): PageMeta => {
  const { search, categoryId } = address;
  const subject = subjectOf(address, places);
  return {
    title: page > 1 ? `${subject}, page ${page}` : subject,
    description: `${total ? `${total} hot springs, ` : 'Hot springs, '}wellness centers, retreats and natural healing sites to search, browse and find on the map.`,
    canonical: homeHref({ search, categoryId, page }),
    status: failed ? 503 : 200,
    schema: (origin) => ({
      '@type': 'ItemList',
      numberOfItems: total ?? 0,
      itemListElement: (places ?? []).map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/location/${id}`,
      })),
    }),
  };
};
