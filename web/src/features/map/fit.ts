import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { wrapped } from '@wellspring/map-grid/mercator';
import type { MapAnswer } from '@wellspring/rest-contract/map';
import type { MapPosition } from '../../shared/map-slot.ts';
import { DEFAULT_CENTER, DEFAULT_ZOOM, FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import { boxAround, boxOfPoint, positionOf, shifted, type Point, type Size } from './mercator.ts';

const FIT_MARGIN = 40;
export const NOWHERE: MapPosition = {
  lat: DEFAULT_CENTER.latitude,
  lng: DEFAULT_CENTER.longitude,
  zoom: DEFAULT_ZOOM,
};

/** Grows with the distance, well enough to tell which of two is nearer. */
const farness = (from: Point, to: Point): number => {
  const east = wrapped(to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return east ** 2 + (to.latitude - from.latitude) ** 2;
};

/** Where the map shows a whole box. `covered`: so many pixels of its lower edge are under the sheet */
export const fitBox = (box: MapBox, { width, height }: Size, covered = 0): MapPosition => {
  const { lat, lng, zoom } = positionOf(box, { width, height: height - covered }, FIT_MARGIN, FIT_ZOOM_MAX);
  const { latitude } = shifted({ latitude: lat, longitude: lng }, 0, covered / 2, zoom);
  return { lat: latitude, lng, zoom };
};

/** So many matches nearest to a town are worth seeing at once. */
const HANDFUL = 5;

/**
 * Where the map opens on the answer for the whole world: all matches; for words that ask to be near a town, the town and
 * the handful of matches nearest to it; without a match the town, the area or the default center. `covered`: so many pixels
 * of its lower edge are under the sheet
 */
export const fitOf = ({ near, places, clusters }: MapAnswer, { width, height }: Size, covered = 0): MapPosition => {
  const matches = [
    ...places.map((place) => ({ middle: place, box: boxOfPoint(place) })),
    ...clusters.map((cluster) => ({ middle: cluster, box: cluster.bounds })),
  ];
  const shown =
    near && !near.bounds
      ? matches.toSorted((a, b) => farness(near, a.middle) - farness(near, b.middle)).slice(0, HANDFUL)
      : matches;
  const around = near && (!near.bounds || shown.length === 0) ? [near.bounds ?? boxOfPoint(near)] : [];
  const box = boxAround([...around, ...shown.map((match) => match.box)]);
  return box ? fitBox(box, { width, height }, covered) : NOWHERE;
};
