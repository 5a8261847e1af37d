import { HALF_PIN, widthOf } from './pin-size.ts';
import type { Pin } from './pins.ts';
import { meet, spotOf, type Area } from './spots.ts';

/** Farther out than this, names would hide the map. */
const FROM_ZOOM = 5;
/** Pixels: a letter's width on average, a line's height, a name's distance from the middle of its pin, the widest name. */
const LETTER = 6.6;
const LINE = 18;
const GAP = 14;
const WIDEST = 208;

const areaOf = (pin: Pin, zoom: number): Area => {
  const { x, y } = spotOf(pin, zoom);
  const half = widthOf(pin) / 2;
  const high = pin.kind === 'location' && pin.look !== 'dot' ? HALF_PIN : half;
  return { left: x - half, right: x + half, top: y - high, bottom: y + high - 2 };
};

/** The pins that have room for their name under them, where names and other pins stay clear of each other; the best pins choose first. */
export const namedPins = (pins: readonly Pin[], zoom: number): ReadonlySet<string> => {
  if (zoom < FROM_ZOOM) return new Set();
  const taken = pins.map((pin) => areaOf(pin, zoom));
  const named = new Set<string>();
  for (const pin of pins) {
    if (pin.kind !== 'location' || pin.look === 'dot') continue;
    const { x, y } = spotOf(pin, zoom);
    const half = Math.min(pin.location.name.length * LETTER, WIDEST) / 2;
    const name = { left: x - half, top: y + GAP, right: x + half, bottom: y + GAP + LINE };
    if (taken.some((area) => meet(area, name))) continue;
    taken.push(name);
    named.add(pin.key);
  }
  return named;
};
