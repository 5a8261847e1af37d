import type { PlaceValues } from '@wellspring/place-schema/kinds';
import type { Location } from '../location.ts';

/** The data of a published Location in the index. A write that is not newer by `version` is ignored. */
export type IndexedLocation = Pick<
  Location,
  'id' | 'name' | 'categoryId' | 'tags' | keyof PlaceValues | 'coordinates' | 'rating' | 'schedule' | 'createdAt'
> & {
  readonly version: number;
  /** its place in the default order: see featuredRank of ranking.ts */
  readonly featuredRank: number;
  readonly hasPhotos: boolean;
};
