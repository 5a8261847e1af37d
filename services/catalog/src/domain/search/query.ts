import type { Coordinates } from '../location.ts';

/** Degrees; west > east when the box crosses the antimeridian. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

export const SORTS = ['relevance', 'distance', 'rating', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What a visitor asks for, any of it together. Only published places are ever found. */
export type LocationQuery = {
  readonly text?: string;
  readonly categoryId?: number;
  /** slug */
  readonly tag?: string;
  readonly near?: Coordinates;
  readonly radiusKm?: number;
  readonly box?: Box;
  /** absent: relevance with text, distance with near, else the standing order */
  readonly sort?: Sort;
  readonly limit: number;
  readonly offset: number;
};

export type Page<T> = { readonly items: readonly T[]; readonly total: number };

export type MapQuery = {
  readonly box: Box;
  /** as map libraries count it: 0 is the whole world in one 512 px tile; fractions are allowed */
  readonly zoom: number;
  readonly categoryId?: number;
  readonly text?: string;
};

export type MapPlace = {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly categoryId: number;
};

export type Cluster = {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly bounds: Box;
};

/** At most 500 features; total = places + sum of counts = all matching places in the box, exactly. */
export type MapView = {
  readonly total: number;
  readonly places: readonly MapPlace[];
  readonly clusters: readonly Cluster[];
};
