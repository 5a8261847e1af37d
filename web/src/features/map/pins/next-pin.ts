import { across, down } from '@wellspring/map-grid/mercator';
import { type Point } from '../mercator.ts';
import type { Pin } from './pins.ts';

/** One step: x to the east, y to the south. */
export type Direction = { readonly x: number; readonly y: number };

/** The shorter way round the world. */
const shortest = (share: number): number => share - Math.round(share);

const cheapest = (pins: readonly Pin[], cost: (pin: Pin) => number): Pin | undefined => {
  let best: { readonly pin: Pin; readonly cost: number } | undefined;
  for (const pin of pins) {
    const own = cost(pin);
    if (own < (best?.cost ?? Infinity)) best = { pin, cost: own };
  }
  return best?.pin;
};

/** The pin that an arrow key leads to: near, and rather straight ahead than far aside. */
export const nextPin = (pins: readonly Pin[], from: Pin, { x, y }: Direction): Pin | undefined =>
  cheapest(pins, (pin) => {
    const dx = shortest(across(pin.longitude) - across(from.longitude));
    const dy = down(pin.latitude) - down(from.latitude);
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return pin.key === from.key || ahead <= 0 || aside > 3 * ahead ? Infinity : ahead + 2 * aside;
  });

/** The pin nearest to a point. */
export const nearestPin = (pins: readonly Pin[], { latitude, longitude }: Point): Pin | undefined =>
  cheapest(pins, (pin) =>
    Math.hypot(shortest(across(pin.longitude) - across(longitude)), down(pin.latitude) - down(latitude)),
  );

/** The first or the last of the places that are listed beside the map; of what else stands there if none is. */
export const outerPin = (pins: readonly Pin[], isLast: boolean): Pin | undefined => {
  const listed = pins.filter((pin) => pin.kind === 'location' && pin.look !== 'dot');
  return (listed.length > 0 ? listed : pins).at(isLast ? -1 : 0);
};
