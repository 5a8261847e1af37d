import type { Schedule } from '@wellspring/opening-hours/open-minutes';
import { stateAt } from '@wellspring/opening-hours/state';
import type { KindId } from '@wellspring/place-kinds/kinds';
import { FACET_NAMES, FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';

/** Several values of these have to hold together; of all others one is enough. */
export const isJoint = (facet: FacetName): boolean => facet === 'amenity';

/** What a search asks of facts. Values of one facet are alternatives, but all amenities have to be there. */
export type FacetQuery = {
  /** °C: the water reaches into this range */
  readonly minC?: number;
  readonly maxC?: number;
  readonly price?: readonly string[];
  readonly month?: readonly string[];
  readonly access?: readonly string[];
  readonly wheelchair?: readonly string[];
  readonly amenity?: readonly string[];
  readonly kind?: readonly KindId[];
  readonly withPhotos?: boolean;
  /** least average of its reviews */
  readonly minRating?: number;
  /** open at the present time */
  readonly openNow?: boolean;
  /** open at a time, in milliseconds; comes before `openNow` */
  readonly openAt?: number;
  /** the present time in milliseconds, of a service; without it nothing is known to be open */
  readonly now?: number;
  /** also places that do not say */
  readonly includeUnknown?: boolean;
};

/** What the index holds of the facts of a place. */
export type PlaceFacets = {
  /** "price:free"; "price" for a facet that is known */
  readonly tokens: readonly string[];
  readonly minC: number | null;
  readonly maxC: number | null;
  /** average of its reviews; null: there are none */
  readonly average: number | null;
  /** null: nothing says when it is open */
  readonly schedule: Schedule | null;
};

/** The token of a value, of a facet that is known, and of an amenity that is known not to be there. */
export const valueToken = (facet: FacetName, value: string): string => `${facet}:${value}`;
export const lackToken = (amenity: string): string => `amenity:-${amenity}`;
/** Places that are free of charge have it. */
export const FREE_TOKEN = valueToken('price', 'free');

/** Every token, in an order that never changes within a version of the index: engines number them. Whether a place is open is computed. */
export const FACET_TOKENS: readonly string[] = FACET_NAMES.filter((facet) => facet !== 'open').flatMap((facet) => [
  facet,
  ...FACETS[facet].map((value) => valueToken(facet, value)),
  ...(facet === 'amenity' ? FACETS.amenity.map(lackToken) : []),
]);

/** One thing that a search asks of facets. */
export type Condition =
  | {
      readonly facet: FacetName;
      readonly kind: 'tokens';
      /** one of these holds */
      readonly anyOf: readonly string[];
      /** a place that has none of these does not say */
      readonly sayings: readonly string[];
    }
  | { readonly facet: 'temperature'; readonly kind: 'temperature'; readonly minC: number; readonly maxC: number }
  | { readonly facet: 'rating'; readonly kind: 'rating'; readonly least: number }
  | OpenCondition;

/** null: it is not known at what time */
export type OpenCondition = { readonly facet: 'open'; readonly kind: 'open'; readonly at: number | null };

/** The time for which a search counts what is open, whether it asks for that or not. */
export const openCondition = ({ openAt, now }: FacetQuery): OpenCondition => ({
  facet: 'open',
  kind: 'open',
  at: openAt ?? now ?? null,
});

const anyValue = (facet: FacetName, values: readonly string[] | undefined): readonly Condition[] =>
  values === undefined || values.length === 0
    ? []
    : [{ facet, kind: 'tokens', anyOf: values.map((value) => valueToken(facet, value)), sayings: [facet] }];

/** What a search asks of facets, one condition after the other; all have to hold. */
export const conditionsOf = (query: FacetQuery): readonly Condition[] => {
  const { minC, maxC, amenity = [], minRating } = query;
  return [
    ...anyValue('kind', query.kind),
    ...anyValue('price', query.price),
    ...(minC === undefined && maxC === undefined
      ? []
      : [{ facet: 'temperature', kind: 'temperature', minC: minC ?? -Infinity, maxC: maxC ?? Infinity } as const]),
    ...anyValue('month', query.month),
    ...(query.openNow || query.openAt !== undefined ? [openCondition(query)] : []),
    ...anyValue('access', query.access),
    ...anyValue('wheelchair', query.wheelchair),
    ...amenity.map((value): Condition => {
      const token = valueToken('amenity', value);
      return { facet: 'amenity', kind: 'tokens', anyOf: [token], sayings: [token, lackToken(value)] };
    }),
    ...(minRating === undefined ? [] : [{ facet: 'rating', kind: 'rating', least: minRating } as const]),
    ...(query.withPhotos ? anyValue('photos', ['yes']) : []),
  ];
};

/** Whether a condition holds for a place, does not, or the place does not say. */
export type Truth = 'yes' | 'no' | 'unknown';

/** Whether a place is open at a time. */
const openTruth = (schedule: Schedule | null, at: number | null): Truth => {
  if (schedule === null || at === null) return 'unknown';
  const { isOpen } = stateAt(schedule, new Date(at));
  return isOpen === 'unknown' ? 'unknown' : isOpen ? 'yes' : 'no';
};

export const truthOf = (condition: Condition, { tokens, minC, maxC, average, schedule }: PlaceFacets): Truth => {
  switch (condition.kind) {
    case 'tokens':
      if (condition.anyOf.some((token) => tokens.includes(token))) return 'yes';
      return condition.sayings.some((token) => tokens.includes(token)) ? 'no' : 'unknown';
    case 'temperature':
      if (minC === null || maxC === null) return 'unknown';
      return minC <= condition.maxC && maxC >= condition.minC ? 'yes' : 'no';
    case 'rating':
      if (average === null) return 'unknown';
      return average >= condition.least ? 'yes' : 'no';
    case 'open':
      return openTruth(schedule, condition.at);
  }
};

/** Whether all that is asked holds for a place. */
export const passes = (place: PlaceFacets, query: FacetQuery): boolean =>
  conditionsOf(query).every((condition) => {
    const truth = truthOf(condition, place);
    return truth === 'yes' || (truth === 'unknown' && query.includeUnknown === true);
  });

/** How many places have each value of a facet under the other filters, and how many of them do not say. */
export type FacetCounts = {
  readonly facet: FacetName;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly unknown: number;
};
