import { pick } from './chance.ts';
import type { Place } from './places.ts';

/** Pixels of a screen, and of the tile that shows the world at zoom 0. */
const [WIDTH, HEIGHT, TILE] = [1280, 800, 512];
const MOST_ZOOM = 20;
const MOST_LATITUDE = 85;

const toMercator = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180));
const fromMercator = (y: number): number => (Math.atan(Math.sinh(y)) * 180) / Math.PI;
const turned = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
const written = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6);

/** What a screen shows that is centred on a point: west, south, east, north. West is greater across the antimeridian. */
const boxAround = (latitude: number, longitude: number, zoom: number): string => {
  const world = TILE * 2 ** zoom;
  const halfHeight = (HEIGHT / world) * Math.PI;
  const [south, north] = [-1, 1].map((side) => {
    const at = fromMercator(toMercator(latitude) + side * halfHeight);
    return Math.min(MOST_LATITUDE, Math.max(-MOST_LATITUDE, at));
  });
  const halfWidth = (WIDTH / world) * 180;
  const [west, east] = halfWidth >= 180 ? [-180, 180] : [turned(longitude - halfWidth), turned(longitude + halfWidth)];
  return [west, south ?? 0, east, north ?? 0].map(written).join(',');
};

/**
 * A view of the map: mostly round a place, else anywhere, at any zoom. One in ten says another zoom than its box has, as no
 * screen would: the limits of an answer hold for these as well.
 */
export const randomView = (places: readonly Place[], random: () => number): URLSearchParams => {
  const anywhere = { latitude: random() * 160 - 80, longitude: random() * 360 - 180 };
  const { latitude, longitude } = random() < 0.8 ? pick(random, places) : anywhere;
  const zoom = random() * MOST_ZOOM;
  const said = random() < 0.1 ? random() * MOST_ZOOM : zoom;
  const view = new URLSearchParams({ bbox: boxAround(latitude, longitude, zoom), zoom: said.toFixed(2) });
  if (random() < 0.2) view.set('categoryId', String(pick(random, places).categoryId));
  return view;
};
