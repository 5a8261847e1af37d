import { categoryName } from '../categories.ts';
import type { Location } from '../location.ts';
import { fromUnits, toUnits, toVector, type Vector } from './geo.ts';
import { gridPoint, type GridPoint } from './map-cells.ts';
import { ratingRank, standingRank, type Findable } from './ranking.ts';
import { indexWordsOf, nameKeys } from './words.ts';

/** What the index knows of a published place. `version` is the Location's revision: what is not newer is ignored. */
export type IndexedLocation = Pick<
  Location,
  | 'id'
  | 'name'
  | 'description'
  | 'categoryId'
  | 'tags'
  | 'city'
  | 'state'
  | 'country'
  | 'coordinates'
  | 'rating'
  | 'createdAt'
> & {
  readonly version: number;
  /** how much is known beyond the name: photo, description, temperature, hours; 0 to 4 */
  readonly completeness: number;
};

export const completenessOf = ({ photos, description, temperature, hours }: Location): number =>
  [photos.length > 0, Boolean(description), Boolean(temperature), Boolean(hours)].filter(Boolean).length;

/** A published place as the index keeps it. */
export const toIndexed = (location: Location): IndexedLocation => ({
  id: location.id,
  name: location.name,
  description: location.description,
  categoryId: location.categoryId,
  tags: location.tags,
  city: location.city,
  state: location.state,
  country: location.country,
  coordinates: location.coordinates,
  rating: location.rating,
  createdAt: location.createdAt,
  version: location.revision,
  completeness: completenessOf(location),
});

/** A point in everything that engines compare: units of 1e-8 degrees, the unit sphere and the map's grid. */
export type IndexedPoint = Vector & GridPoint & { readonly latitude: number; readonly longitude: number };

/** All that engines look up, worked out once when a place is written. */
export type SearchDocument = Findable & {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly categoryId: number;
  /** slugs */
  readonly tags: readonly string[];
  readonly standing: number;
  readonly rating: number;
  readonly reviews: number;
  /** milliseconds */
  readonly created: number;
  readonly point: IndexedPoint | null;
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A letter alone in prose is a unit or an initial ("°F"), never what somebody looks for. */
const isTelling = (word: string): boolean => word.length > 1 || word > '\u02ff';

const otherWords = (place: IndexedLocation): readonly string[] => {
  const keywords = [
    categoryName(place.categoryId),
    ...place.tags.map(({ name }) => name),
    place.city,
    place.state,
    place.country,
  ];
  return unique([
    ...keywords.flatMap((text) => indexWordsOf(text ?? '')),
    ...indexWordsOf(place.description ?? '').filter(isTelling),
  ]);
};

const pointOf = ({ coordinates }: IndexedLocation): IndexedPoint | null => {
  if (!coordinates) return null;
  const units = { latitude: toUnits(coordinates.latitude), longitude: toUnits(coordinates.longitude) };
  const rounded = fromUnits(units);
  return { ...units, ...toVector(rounded), ...gridPoint(rounded) };
};

export const searchDocument = (place: IndexedLocation): SearchDocument => ({
  id: place.id,
  version: place.version,
  name: place.name,
  nameKeys: nameKeys(place.name),
  nameWords: unique(indexWordsOf(place.name)),
  otherWords: otherWords(place),
  categoryId: place.categoryId,
  tags: unique(place.tags.map(({ slug }) => slug)),
  standing: standingRank(place.rating, place.completeness),
  rating: ratingRank(place.rating),
  reviews: place.rating.count,
  created: place.createdAt.getTime(),
  point: pointOf(place),
});
