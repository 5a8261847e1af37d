import type { MapPlace, MapAnswer } from '@wellspring/rest-contract/map';
import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { across, down } from '@wellspring/map-grid/mercator';
import { boxAround, isInside, MAX_ZOOM, type Point } from './mercator.ts';

/** Many places that stand on the map as one. */
export type Cluster = Point & {
  readonly kind: 'cluster';
  readonly key: string;
  readonly count: number;
  readonly bounds: MapBox;
};

export type Single = Point & { readonly kind: 'location'; readonly key: string; readonly location: MapPlace };

/** What stands on the map. The key stays while the pin means the same. */
export type Pin = Single | Cluster;

/**
 * Places that come in one cell of this grid would cover each other: they stand as one pin. Its cells have half the edge of the
 * cells that the server clusters by, 32 to 64 pixels, so that every answer holds whole cells.
 */
const pileLevel = (zoom: number): number => Math.floor(zoom) + 3;
const FINEST = pileLevel(MAX_ZOOM);

const cellOf = ({ latitude, longitude }: Point, level: number): string => {
  const cells = 2 ** level;
  return `${Math.floor(across(longitude) * cells)} ${Math.floor(down(latitude) * cells)}`;
};

const isOnMap = ({ latitude, longitude }: Point): boolean => Number.isFinite(latitude) && Number.isFinite(longitude);

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const pinFor = (places: readonly [MapPlace, ...MapPlace[]]): Pin => {
  const [location, ...others] = places;
  const { latitude, longitude } = location;
  if (others.length === 0) return { kind: 'location', key: location.id, location, latitude, longitude };
  const dots = places.map(({ latitude: y, longitude: x }) => ({ west: x, south: y, east: x, north: y }));
  return {
    kind: 'cluster',
    key: places.map(({ id }) => id).join(' '),
    count: places.length,
    latitude: average(places.map((each) => each.latitude)),
    longitude: average(places.map((each) => each.longitude)),
    bounds: boxAround(dots) ?? { west: longitude, south: latitude, east: longitude, north: latitude },
  };
};

/** The pins of one answer for a map at this zoom. Places without a point are left out. */
export const pinsOf = ({ places, clusters }: MapAnswer, zoom: number): readonly Pin[] => {
  const piles = new Map<string, [MapPlace, ...MapPlace[]]>();
  for (const location of places.filter(isOnMap)) {
    const cell = cellOf(location, pileLevel(zoom));
    const pile = piles.get(cell);
    if (pile) pile.push(location);
    else piles.set(cell, [location]);
  }
  return [
    ...clusters.map((cluster): Cluster => {
      const { count, latitude, longitude } = cluster;
      return { ...cluster, kind: 'cluster', key: `${count} at ${latitude},${longitude}` };
    }),
    ...[...piles.values()].map(pinFor),
  ];
};

/** False: however close the map goes, these places stand as one. */
export const canSplit = ({ west, south, east, north }: MapBox): boolean =>
  cellOf({ latitude: north, longitude: west }, FINEST) !== cellOf({ latitude: south, longitude: east }, FINEST);

/** The pin that a place stands in. */
export const pinHolding = (pins: readonly Pin[], location: Point & { readonly id: string }): Pin | undefined =>
  pins.find((pin) => pin.kind === 'location' && pin.key === location.id) ??
  pins.find((pin) => pin.kind === 'cluster' && isInside(location, pin.bounds, 1e-6));
