import { BASEMAP_VERSION } from '@wellspring/basemap/version';
import { DRAWING_VERSION } from './version.ts';
import type { View } from './view.ts';

/**
 * Widths and heights in pixels. There are few, so that caches hold few pictures of one place. In 360x270 and 1200x360 the names leave room for
 * a drawing in the middle; 480x800 and 1200x800 have no names; in the others there is room for a pin.
 */
export const PICTURE_SIZES = [
  '360x270',
  '384x192',
  '400x300',
  '480x800',
  '608x456',
  '720x480',
  '960x480',
  '1200x360',
  '1200x800',
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** What a picture shows: its middle in degrees, and its zoom as in addresses of the map (at 0 the world is 256 pixels wide). */
export type PictureRequest = {
  readonly latitude: number;
  readonly longitude: number;
  /** 0 to 15, in tenths */
  readonly zoom: number;
  readonly size: PictureSize;
  /** the version of the streets that it shows; null: none */
  readonly streets: string | null;
};

const CLOSEST = 15;
/** Pixels around the middle, and at the upper edge, that names leave free: for a pin, or for a drawing and what stands over it. */
const PIN = { clear: 20, top: 0 };
/** Pins stand all over it: they would cover names. */
const NAMELESS = { clear: Infinity, top: 0 };
const ROOMS: Partial<Record<PictureSize, typeof PIN>> = {
  '360x270': { clear: 90, top: 50 },
  '1200x360': { clear: 120, top: 0 },
  '480x800': NAMELESS,
  '1200x800': NAMELESS,
};

const LONGEST_PATH = 96;
const VERSION = `${DRAWING_VERSION}-${BASEMAP_VERSION}`;

/** Digits of degrees: eleven metres. */
const DIGITS = 4;
const MAP_LATITUDE_MAX = 85;

const short = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0);
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where the picture of a piece of the map is served. What lies beyond the edge of the map counts as on it. */
export const mapPicturePath = ({ latitude, longitude, zoom, size, streets }: PictureRequest): string => {
  const lat = short(within(latitude, -MAP_LATITUDE_MAX, MAP_LATITUDE_MAX), DIGITS);
  const lng = short(within(longitude, -180, 180), DIGITS);
  const version = streets === null ? VERSION : `${VERSION}-${streets}`;
  return `/map-picture/${version}/${lat},${lng},${short(within(zoom, 0, CLOSEST), 1)}/${size}.svg`;
};

const ADDRESS =
  /^\/map-picture\/(?<version>[0-9a-f]{12}-[0-9a-f]{12})(?:-(?<streets>[0-9a-f]{12}))?\/(?<lat>-?\d{1,2}(?:\.\d{1,5})?),(?<lng>-?\d{1,3}(?:\.\d{1,5})?),(?<zoom>\d{1,2}(?:\.\d)?)\/(?<size>\d{3,4}x\d{3})\.svg$/;

type Requested = View & Pick<PictureRequest, 'streets'> & { readonly isCurrent: boolean };

/** What an address asks for; null: it is none of ours. A page of another release asks for its own version. */
export const parseMapPicturePath = (path: string): Requested | null => {
  const groups = path.length > LONGEST_PATH ? undefined : ADDRESS.exec(path)?.groups;
  const size = PICTURE_SIZES.find((one) => one === groups?.['size']);
  if (!groups || !size) return null;
  const [latitude, longitude, zoom] = [Number(groups['lat']), Number(groups['lng']), Number(groups['zoom'])];
  if (Math.abs(latitude) > MAP_LATITUDE_MAX || Math.abs(longitude) > 180 || zoom > CLOSEST) return null;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return {
    latitude,
    longitude,
    zoom,
    width,
    height,
    ...(ROOMS[size] ?? PIN),
    streets: groups['streets'] ?? null,
    isCurrent: groups['version'] === VERSION,
  };
};
