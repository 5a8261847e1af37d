import { across, down } from '@wellspring/map-grid/mercator';
import { boxAround, WORLD_SIZE } from './mercator.ts';
import { radiusOf } from './pin-size.ts';
import type { Cluster, Pin } from './pins.ts';

type Spot = { readonly pin: Pin; readonly x: number; readonly y: number };

const countOf = (pin: Pin): number => (pin.kind === 'cluster' ? pin.count : 1);

const boundsOf = (pin: Pin): Cluster['bounds'] =>
  pin.kind === 'cluster'
    ? pin.bounds
    : { west: pin.longitude, south: pin.latitude, east: pin.longitude, north: pin.latitude };

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
  };
};

const touch = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) < radiusOf(a.pin) + radiusOf(b.pin);

/**
 * Makes one of pins that would cover each other at this zoom, until none does. What became one may be larger and touch the
 * next: it is looked at again. Each pin is compared with those before it, so that n pins take at most n² steps.
 */
export const mergeTouching = (pins: readonly Pin[], zoom: number): readonly Pin[] => {
  const world = WORLD_SIZE * 2 ** zoom;
  const spotOf = (pin: Pin): Spot => ({ pin, x: across(pin.longitude) * world, y: down(pin.latitude) * world });
  const apart: Spot[] = [];
  const add = (spot: Spot): void => {
    const at = apart.findIndex((other) => touch(other, spot));
    const [other] = at < 0 ? [] : apart.splice(at, 1);
    if (other) add(spotOf(merged(other.pin, spot.pin)));
    else apart.push(spot);
  };
  for (const pin of pins) add(spotOf(pin));
  return apart.map(({ pin }) => pin);
};
