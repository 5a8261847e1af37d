import type { KindId } from '@wellspring/place-kinds/kinds';
import type { AdminLocationSort, LocationSort } from '@wellspring/rest-contract/location-rules';
import type { Coordinates } from '../location.ts';
import type { FacetQuery } from './facets.ts';

/** Degrees; west > east when the box crosses the antimeridian. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Everything within so many kilometres of a point. */
export type Circle = Coordinates & { readonly km: number };

/** Those that visitors choose from, and those of admins. */
export type Sort = LocationSort | AdminLocationSort;

/** What a list is near to, or inside of. */
export type Near = Coordinates & {
  /** "Kyoto, Japan"; null when only a point was given */
  readonly label: string | null;
  /** of a country, state or region: only places inside are listed */
  readonly bounds: Box | null;
};

/** A town, region or country that a part of a text names. */
export type PlaceInText = {
  readonly near: Near;
  /** the text without the name */
  readonly rest: string;
  /** the text with the name that Locations have for it, when another one was typed: Deutschland, TX, Tokio */
  readonly canonical: string | null;
  /** "near" or "in" stands before it */
  readonly isExplicit: boolean;
  /** meant before the words themselves are looked for: US, Europe */
  readonly isSure: boolean;
  /** words for the area: Locations that have them all, of any of these, say that they lie in it */
  readonly names: readonly (readonly string[])[];
  /** of Locations that do not say whether they lie in the area: the box decides */
  readonly unsaid: readonly (readonly string[])[];
  /** of a country with its remote parts */
  readonly reach: Box | null;
  /** how many people mean it by its name, as in the gazetteer */
  readonly rank: number;
};

/** A text with the places that it names in the gazetteer. */
export type ParsedText = {
  readonly text?: string;
  /** it was in double quotes: exactly these words */
  readonly isLiteral?: boolean;
  /** it had "near me": around the point that is given beside it, if one is */
  readonly isNearMe?: boolean;
  /** words that are names of towns, regions or countries: never corrected, no beginnings of others */
  readonly settled?: readonly string[];
  /** of any of these kinds, instead of the words */
  readonly kinds?: readonly KindId[];
  /** its place was chosen by what lies there: names that begin like the text are looked for apart */
  readonly isPlaceChosen?: boolean;
  /** what parts of the text may name, likeliest first */
  readonly places?: readonly PlaceInText[];
};

/** The parameters of a search, in any combination. Only published places are ever found. */
export type LocationQuery = ParsedText & {
  readonly categoryId?: number;
  /** slug */
  readonly tag?: string;
  readonly near?: Coordinates;
  readonly radiusKm?: number;
  /** how far "near" reaches, around what the words are near to; beside `near` and `radiusKm` */
  readonly within?: Circle;
  readonly box?: Box;
  readonly facets?: FacetQuery;
  /** the values of the facets are counted */
  readonly isCounting?: boolean;
  /** absent: relevance with text, distance with near, else the default order; relevance with near is both together */
  readonly sort?: Sort;
  /** 0: the places are only counted */
  readonly limit: number;
  readonly offset: number;
};

export type Page<T> = { readonly items: readonly T[]; readonly total: number };

export type MapQuery = {
  readonly box: Box;
  /** as map libraries count it: 0 is the whole world in one 512 px tile; fractions are allowed */
  readonly zoom: number;
  readonly categoryId?: number;
  /** as in LocationQuery */
  readonly within?: Circle;
  readonly facets?: FacetQuery;
  readonly isCounting?: boolean;
  /** ids of pins that are shown already: those that match and lie in the box stay pins; at most 40 */
  readonly keep?: readonly string[];
} & ParsedText;

export type MapPlace = {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly categoryId: number;
  /** as it is given for the place; null when it is not */
  readonly temperature: string | null;
  /** for a while */
  readonly isClosed: boolean;
};

export type CategoryCount = { readonly categoryId: number; readonly count: number };

/** One of the places that are the best to look at, with what the index knows of it. */
export type MapPin = {
  readonly id: string;
  readonly facts: {
    /** °C of its water */
    readonly minC: number | null;
    readonly maxC: number | null;
    /** average of its reviews; null: there are none */
    readonly average: number | null;
    /** it is known to be free of charge */
    readonly isFree: boolean;
  };
};

/** Places of one cell of the grid that are not shown one by one. */
export type Cluster = {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  /** of these and of the pins in the cell */
  readonly bounds: Box;
  /** most first, then by category; together they are the count */
  readonly mix: readonly CategoryCount[];
};

/** At most 500 features; total = places + sum of counts = all matching places in the box, exactly. */
export type MapFeatures = {
  readonly total: number;
  readonly places: readonly MapPlace[];
  /** each one of the places, best first; the others are dots */
  readonly pins: readonly MapPin[];
  readonly clusters: readonly Cluster[];
};
