import { mapKind, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { valueText } from '@wellspring/place-schema/value-text';
import { indexWordsOf } from '@wellspring/search-words/words';
import { categoryName, HOT_SPRINGS } from '../categories.ts';
import type { Location } from '../location.ts';
import { factsOf } from '../place-facts.ts';
import { areaWords } from './area-words.ts';
import { CLOSURE, closedNameKeys, closedNameWords, closureOf, type Closure } from './closure.ts';
import type { PlaceFacets } from './facets.ts';
import { FILLER_WORDS } from './filler-words.ts';
import { withSingular } from './forms.ts';
import { fromUnits, toUnits, toVector, type Vector } from './geo.ts';
import { accessWords, categoryWords, synonymsIn } from './implied-words.ts';
import type { IndexedLocation } from './indexed-location.ts';
import { kindsOffered } from './amenity-kinds.ts';
import { kindWordsOf } from './kind-tokens.ts';
import { gridPoint, type GridPoint } from './map-cells.ts';
import { namesOf, otherNameKeys } from './other-names.ts';
import { placeFacets } from './place-facets.ts';
import {
  COMPLETENESS_STEPS,
  completenessRank,
  featuredRank,
  interestStep,
  ratingRank,
  type Findable,
} from './ranking.ts';
import { withSaidTokens } from './said-words.ts';
import { isKindPart, partsOf } from './text-parts.ts';
import { nameKeys } from './words.ts';
import { isDescribed } from './written-words.ts';

/** Completeness beyond the name, as a share of what a Location of its category can have: only hot springs have a temperature. */
const completenessStep = ({ categoryId, photos, description, temperature, hours }: Location): number => {
  const facts = [photos.length > 0, description, hours, ...(categoryId === HOT_SPRINGS ? [temperature] : [])];
  return Math.min(
    COMPLETENESS_STEPS - 1,
    Math.floor((facts.filter(Boolean).length / facts.length) * COMPLETENESS_STEPS),
  );
};

export const completenessRankOf = (location: Location): number =>
  completenessRank(location.id, completenessStep(location));

/** The place of a Location in the default order. */
export const featuredRankOf = (location: Location): number =>
  featuredRank({
    interest: interestStep({
      hasPhotos: location.photos.length > 0,
      isDescribed: isDescribed(location),
      rating: location.rating,
    }),
    rating: location.rating,
    completeness: completenessRankOf(location),
  });

/** One number for two revisions that only rise: each write raises it, whichever of them it was. */
export const indexVersion = (revision: number, ratingRevision: number): number => revision + ratingRevision;

export const versionOf = ({ revision, rating }: Pick<Location, 'revision' | 'rating'>): number =>
  indexVersion(revision, rating.revision);

/** A published Location as the index stores it. */
export const toIndexed = (location: Location): IndexedLocation => ({
  ...mapKind('text', (field) => location[field]),
  ...mapKind('number', (field) => location[field]),
  ...mapKind('choice', (field) => location[field]),
  ...mapKind('set', (field) => location[field]),
  ...factsOf(location),
  id: location.id,
  name: location.name,
  categoryId: location.categoryId,
  tags: location.tags,
  coordinates: location.coordinates,
  rating: location.rating,
  schedule: location.schedule,
  createdAt: location.createdAt,
  version: versionOf(location),
  featuredRank: featuredRankOf(location),
  hasPhotos: location.photos.length > 0,
});

/** A point in everything that engines compare: units of 1e-8 degrees, the unit sphere and the map's grid. */
type IndexedPoint = Vector & GridPoint & { readonly latitude: number; readonly longitude: number };

/** All that engines search, computed once when a place is written. */
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
  /** shown on the map, and not searched */
  readonly temperature: string | null;
  readonly facets: PlaceFacets;
  readonly closure: Closure;
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** In prose a single letter is a unit or an initial ("°F"), and "best" is everywhere: nobody searches for them. */
const isSignificant = (word: string): boolean => (word.length > 1 && !FILLER_WORDS.has(word)) || word > '\u02ff';

/** Places are found by English words. */
const LANGUAGE = 'en';
const t = sayFieldsIn(LANGUAGE);

/** What a place says in the fields that are found so. Of a number its label and its digits as well: "2,100 m" is found by "altitude 2100". */
const textsOf = (place: IndexedLocation, search: 'keywords' | 'prose'): readonly string[] =>
  VALUE_FIELDS.filter(([, row]) => row.search === search).flatMap(([field, { kind }]) => {
    const text = valueText(t, field, place[field], LANGUAGE);
    return text === null ? [] : [kind === 'number' ? `${t(labelId(field))} ${text} ${place[field]}` : text];
  });

/** The words of the name of a category that name no kinds: not each place under "Hot Springs & Spas" is a hot spring. */
const nameOfCategory = (id: number): readonly string[] =>
  partsOf(categoryName(id)).flatMap((part) => (isKindPart(part) ? [] : indexWordsOf(part.text)));

const keywordsOf = (place: IndexedLocation): readonly string[] => [
  ...place.tags.map(({ name }) => name),
  ...textsOf(place, 'keywords'),
];

/** Other names say no kinds: a word of Chinese or Arabic names several, and the place would be all of them. */
const kindWordsIn = (place: IndexedLocation) =>
  kindWordsOf(
    [place.name, ...textsOf(place, 'prose'), ...keywordsOf(place)],
    place.kinds?.are ?? [],
    kindsOffered(place.amenities),
  );

const otherWords = (place: IndexedLocation): readonly string[] => {
  const keywords = keywordsOf(place);
  const prose = textsOf(place, 'prose');
  return unique([
    ...withSaidTokens(withSingular([...nameOfCategory(place.categoryId), ...keywords.flatMap(indexWordsOf)])),
    ...withSaidTokens(withSingular(prose.flatMap(indexWordsOf).filter(isSignificant))),
    ...[place.name, ...prose, ...keywords].flatMap(synonymsIn),
    ...kindWordsIn(place).asText,
    ...categoryWords(place.categoryId),
    ...accessWords(place.accessibility),
  ]);
};

const pointOf = ({ coordinates }: IndexedLocation): IndexedPoint | null => {
  if (!coordinates) return null;
  const units = { latitude: toUnits(coordinates.latitude), longitude: toUnits(coordinates.longitude) };
  const rounded = fromUnits(units);
  return { ...units, ...toVector(rounded), ...gridPoint(rounded) };
};

const openDocument = (place: IndexedLocation): SearchDocument => ({
  id: place.id,
  version: place.version,
  name: place.name,
  nameKeys: nameKeys(place.name),
  otherNames: otherNameKeys(place),
  nameWords: [
    ...withSaidTokens(withSingular(namesOf(place).flatMap(indexWordsOf))),
    ...kindWordsIn(place).asName,
    ...areaWords(place),
  ],
  otherWords: otherWords(place),
  categoryId: place.categoryId,
  tags: unique(place.tags.map(({ slug }) => slug)),
  standing: place.featuredRank,
  rating: ratingRank(place.rating),
  reviews: place.rating.count,
  created: place.createdAt.getTime(),
  point: pointOf(place),
  temperature: place.temperature,
  facets: placeFacets(place),
  closure: closureOf(place),
});

/** A permanently closed place is found by its whole name alone. */
export const searchDocument = (place: IndexedLocation): SearchDocument => {
  const document = openDocument(place);
  if (document.closure !== CLOSURE.permanent) return document;
  const nameKeys = closedNameKeys(document.nameKeys);
  return { ...document, nameKeys, otherNames: [], nameWords: closedNameWords(place), otherWords: [], tags: [] };
};
