import type { PlaceValues } from '@wellspring/place-schema/kinds';
import type { Location } from '../location.ts';

/** The data of a published Location in the index. A write that is not newer by `version` is ignored. */
export type IndexedLocation = Pick<
  Location,
  'id' | 'name' | 'categoryId' | 'tags' | keyof PlaceValues | 'coordinates' | 'rating' | 'createdAt'
> & {
  readonly version: number;
  /** completeness and, within that, a mix: see completenessRank */
  readonly knownRank: number;
  readonly hasPhotos: boolean;
};
