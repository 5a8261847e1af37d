import { spotOf } from './spots.ts';
import { boxAround } from '../mercator.ts';
import { radiusOf } from './pin-size.ts';
import { boundsOf, countOf, type Cluster, type Pin } from './pins.ts';

type Spot = { readonly pin: Pin; readonly x: number; readonly y: number };

const mixOf = (pin: Pin): Cluster['mix'] =>
  pin.kind === 'cluster' ? pin.mix : [{ categoryId: pin.location.categoryId, count: 1 }];

/** How many there are of each category in all of them, most first. */
export const mixedOf = (pins: readonly Pin[]): Cluster['mix'] => {
  const counts = new Map<number, number>();
  for (const { categoryId, count } of pins.flatMap(mixOf))
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + count);
  return [...counts]
    .map(([categoryId, count]) => ({ categoryId, count }))
    .sort((a, b) => b.count - a.count || a.categoryId - b.categoryId);
};

/** Both as one, nearer to the one with more places. */
const merged = (a: Pin, b: Pin): Pin => {
  const [own, more] = [countOf(a), countOf(b)];
  const between = (from: number, to: number): number => (from * own + to * more) / (own + more);
  return {
    kind: 'cluster',
    key: `${a.key} ${b.key}`,
    count: own + more,
    latitude: between(a.latitude, b.latitude),
    longitude: between(a.longitude, b.longitude),
    bounds: boxAround([boundsOf(a), boundsOf(b)]) ?? boundsOf(a),
    mix: mixedOf([a, b]),
    besidePin: null,
  };
};

/** Two dots may overlap a little: they are still two. */
const OVERLAP = 2;

const touch = (a: Spot, b: Spot): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < radiusOf(a.pin) + radiusOf(b.pin) - OVERLAP;

/**
 * Makes one of dots and clusters that would cover each other at this zoom, until none does. What became one may be larger and touch the
 * next: it is looked at again. Each is compared with those before it, so that n of them take at most n² steps.
 */
export const mergeTouching = (pins: readonly Pin[], zoom: number): readonly Pin[] => {
  const apart: Spot[] = [];
  const add = (pin: Pin): void => {
    const spot = { pin, ...spotOf(pin, zoom) };
    const at = apart.findIndex((other) => touch(other, spot));
    const [other] = at < 0 ? [] : apart.splice(at, 1);
    if (other) add(merged(other.pin, pin));
    else apart.push(spot);
  };
  for (const pin of pins) add(pin);
  return apart.map(({ pin }) => pin);
};
