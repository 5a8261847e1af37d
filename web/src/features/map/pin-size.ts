import type { Pin } from './pins.ts';

/** Pixels across, without the rings. */
export const clusterDiameter = (count: number): 28 | 32 | 40 | 48 => {
  if (count < 10) return 28;
  if (count < 100) return 32;
  return count < 1_000 ? 40 : 48;
};

/** A place's pin with the ring of its warmth. */
const SINGLE = 15;
const RINGS = 3.5;

/** Pixels from the middle of a pin to the end of all that is drawn of it. */
export const radiusOf = (pin: Pin): number =>
  pin.kind === 'location' ? SINGLE : clusterDiameter(pin.count) / 2 + RINGS;
