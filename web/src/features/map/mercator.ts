import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { down, latitudeAt, widthOf, wrapped } from '@wellspring/map-grid/mercator';
import type { MapPosition } from '../../shared/map-slot.ts';
import { VIEW_LATITUDE_MAX } from '../../shared/map-limits.ts';

/** At zoom 0 the world is so many pixels wide and high. */
export const WORLD_SIZE = 256;
/** The closest that a map goes. */
export const MAX_ZOOM = 19;

/** The contract counts zoom by tiles of 512 pixels, the address by tiles of 256: one less is the same map. */
export const contractZoom = (zoom: number): number => Math.max(0, zoom - 1);

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly latitude: number; readonly longitude: number };

/** The box of a point alone. */
export const boxOfPoint = ({ latitude, longitude }: Point): MapBox => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The farthest out that a map of this width goes: the world once. */
export const minZoom = (width: number): number => Math.log2(Math.max(width, 1) / WORLD_SIZE);

/** Keeps the world across the whole width of a map of this size, once, and its poles at the edges of the map. */
export const heldIn = ({ lat, lng, zoom }: MapPosition, { width, height }: Size): MapPosition => {
  const held = clamp(zoom, minZoom(width), MAX_ZOOM);
  const half = height / (2 * WORLD_SIZE * 2 ** held);
  const y = clamp(down(lat), Math.min(half, 1 - half), Math.max(half, 1 - half));
  return { lat: latitudeAt(y), lng, zoom: held };
};

/** The middle of the whole world: its edges are at the Bering Strait, and no land of people is cut. */
const WORLD_MIDDLE = 11;

/** Where a map of this size stands to show a whole box, `margin` pixels clear of its edges. */
export const positionOf = (box: MapBox, size: Size, margin: number, closest: number): MapPosition => {
  const [top, bottom] = [down(box.north), down(box.south)];
  const zoomFor = (share: number, pixels: number): number =>
    share <= 0 ? closest : Math.log2(Math.max(pixels - 2 * margin, 1) / (share * WORLD_SIZE));
  const farthest = Math.max(minZoom(size.width), 0);
  const zoomForWidth = zoomFor(widthOf(box) / 360, size.width);
  const zoom = Math.min(closest, zoomForWidth, zoomFor(bottom - top, size.height));
  return {
    lat: latitudeAt((top + bottom) / 2),
    lng: zoomForWidth <= farthest ? WORLD_MIDDLE : wrapped(box.west + widthOf(box) / 2),
    zoom: Math.max(zoom, farthest),
  };
};

/** Degrees of longitude: what reaches farther is all around the world, and is shown as maps of the world are. */
const WORLDWIDE = 240;

/**
 * The smallest box around boxes, which may cross the antimeridian, unless they lie all around the world: then America is on the left, Asia on
 * the right. Null: there are none.
 */
export const boxAround = (boxes: readonly MapBox[]): MapBox | null => {
  const [first, ...rest] = boxes.toSorted((a, b) => a.west - b.west);
  if (!first) return null;
  let reach = first.east;
  let gap = { size: -1, from: 0, to: first.west };
  for (const { west, east } of rest) {
    if (west - reach > gap.size) gap = { size: west - reach, from: reach, to: west };
    reach = Math.max(reach, east);
  }
  const isWorldwide = Math.max(gap.size, first.west + 360 - reach) < 360 - WORLDWIDE;
  const isWhole = boxes.every(({ west, east }) => west <= east);
  if (first.west + 360 - reach >= gap.size || (isWorldwide && isWhole)) gap = { size: 0, from: reach, to: first.west };
  return {
    west: gap.to,
    south: Math.min(...boxes.map(({ south }) => south)),
    east: gap.from,
    north: Math.max(...boxes.map(({ north }) => north)),
  };
};

/** To about ten centimetres. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** What lies so many pixels to the right of and below a point. It stays on the map and off the poles. */
export const shifted = ({ latitude, longitude }: Point, right: number, below: number, zoom: number): Point => {
  const world = WORLD_SIZE * 2 ** zoom;
  const to = latitudeAt(clamp(down(latitude) + below / world, 0, 1));
  return {
    latitude: rounded(clamp(to, -VIEW_LATITUDE_MAX, VIEW_LATITUDE_MAX)),
    longitude: rounded(wrapped(longitude + (right / world) * 360)),
  };
};

export const isInside = ({ latitude, longitude }: Point, box: MapBox, slack = 0): boolean =>
  latitude >= box.south - slack &&
  latitude <= box.north + slack &&
  longitude >= box.west - slack &&
  longitude <= box.east + slack;

/** The same for a box across the antimeridian, and for that of a viewport, whose longitudes may reach beyond 180. */
export const isInView = ({ latitude, longitude }: Point, { west, east, ...sides }: MapBox): boolean => {
  const box = { ...sides, west, east: west > east ? east + 360 : east };
  return [-360, 0, 360].some((turn) => isInside({ latitude, longitude: longitude + turn }, box));
};
