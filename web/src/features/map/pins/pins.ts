import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { across, down } from '@wellspring/map-grid/mercator';
import type { Cluster as CountedCluster, MapPlace, PinFact } from '@wellspring/rest-contract/map';
import { boxOfPoint, isInside, MAX_ZOOM, WORLD_SIZE, type Point } from '../mercator.ts';

/** Many places that stand on the map as one. */
export type Cluster = Point & {
  readonly kind: 'cluster';
  readonly key: string;
  readonly count: number;
  readonly bounds: MapBox;
  /** of which categories, most first */
  readonly mix: CountedCluster['mix'];
  /** it stands at the corner of a pin that would cover it, so many pixels to the right of its middle; null: at its own point */
  readonly besidePin: number | null;
};

/** How a place is drawn: with its fact, with the icon of its category alone, or as a dot. */
export type Look = 'fact' | 'icon' | 'dot';

export type Single = Point & {
  readonly kind: 'location';
  readonly key: string;
  readonly location: MapPlace;
  readonly look: Look;
  /** as the reader reads it; null: its pin has the icon alone */
  readonly fact: PinFact | null;
};

/** What stands on the map. The key stays while the pin means the same. */
export type Pin = Single | Cluster;

export const countOf = (pin: Pin): number => (pin.kind === 'cluster' ? pin.count : 1);

export const boundsOf = (pin: Pin): MapBox => (pin.kind === 'cluster' ? pin.bounds : boxOfPoint(pin));

/** Two dots that are nearer than so many pixels on the closest map stand as one. */
const CLOSEST = 10;

/** False: however close the map goes, these places stand as one. */
export const canSplit = ({ west, south, east, north }: MapBox): boolean => {
  const world = WORLD_SIZE * 2 ** MAX_ZOOM;
  return (across(east) - across(west)) * world >= CLOSEST || (down(south) - down(north)) * world >= CLOSEST;
};

/** What a place stands in. */
export const pinHolding = (pins: readonly Pin[], location: Point & { readonly id: string }): Pin | undefined =>
  pins.find((pin) => pin.kind === 'location' && pin.key === location.id) ??
  pins.find((pin) => pin.kind === 'cluster' && isInside(location, pin.bounds, 1e-6));
