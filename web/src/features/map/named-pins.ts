import { across, down } from '@wellspring/map-grid/mercator';
import { WORLD_SIZE } from './mercator.ts';
import type { Pin } from './pins.ts';

/** Farther out than this, names would hide the map. */
const FROM_ZOOM = 5;
/** Pixels: a letter's width on average, a line's height, a name's distance from its pin, half a pin. */
const LETTER = 6.6;
const LINE = 18;
const GAP = 14;
const HALF_PIN = 15;
const WIDEST = 208;

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The pins that have room for their name under them, where names and other pins stay clear of each other. */
export const namedPins = (pins: readonly Pin[], zoom: number): ReadonlySet<string> => {
  if (zoom < FROM_ZOOM) return new Set();
  const world = WORLD_SIZE * 2 ** zoom;
  const spots = pins.map((pin) => ({ pin, x: across(pin.longitude) * world, y: down(pin.latitude) * world }));
  const taken: Area[] = spots.map(({ x, y }) => ({
    left: x - HALF_PIN,
    top: y - HALF_PIN,
    right: x + HALF_PIN,
    bottom: y + HALF_PIN - 2,
  }));
  const named = new Set<string>();
  for (const { pin, x, y } of spots) {
    if (pin.kind !== 'location') continue;
    const half = Math.min(pin.location.name.length * LETTER, WIDEST) / 2;
    const name = { left: x - half, top: y + GAP, right: x + half, bottom: y + GAP + LINE };
    if (taken.some((area) => meet(area, name))) continue;
    taken.push(name);
    named.add(pin.key);
  }
  return named;
};
