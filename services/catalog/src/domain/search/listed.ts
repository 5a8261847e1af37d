import type { SearchNeed } from '@wellspring/rest-contract/location-rules';
import type { Coordinates, Location } from '../location.ts';
import type { FacetCounts } from './facets.ts';
import { chordSquared, kilometresOf, toVector } from './geo.ts';
import type { Near, Page } from './query.ts';
import type { Understood } from './understood.ts';

/** A Location in a list, with its distance where the list is near to a point. */
export type ListedLocation = Location & { readonly distanceKm?: number | null };

export type Correction = { readonly from: string; readonly to: string };

/** How the words of a search were understood. */
export type Interpretation = Understood & {
  /** the search words without those that became `near` */
  readonly words: string;
  readonly corrections: readonly Correction[];
  /** how many Locations come behind those of the place that the whole text names: they lie elsewhere and are named so */
  readonly named: number;
  /** how many Locations come last: they lack some of the words, or are of kinds close to those that are named */
  readonly further: number;
  /** what the words name, to offer when nothing is found or nothing lies there */
  readonly offer: Near | null;
};

export type Listing = Page<ListedLocation> & {
  readonly near: Near | null;
  /** where nothing was found near a point or in an area: the nearest match, however far, with its distance */
  readonly nearest: ListedLocation | null;
  readonly interpretation: Interpretation | null;
  /** "near me" without a point: nothing is listed until the position is given */
  readonly needs: SearchNeed | null;
  /** null: they were not counted */
  readonly facets: readonly FacetCounts[] | null;
};

const METRES = 1000;

/** The Location with its distance from a point, to the metre. */
export const withDistance = (location: Location, from: Coordinates): ListedLocation => {
  if (!location.coordinates) return location;
  const km = kilometresOf(chordSquared(toVector(location.coordinates), toVector(from)));
  return { ...location, distanceKm: Math.round(km * METRES) / METRES };
};
