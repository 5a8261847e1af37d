import type { Pin, Single } from './pins.ts';

/** Pixels across, with the ring of its mix. */
export const clusterDiameter = (count: number): 22 | 26 | 32 | 38 => {
  if (count < 10) return 22;
  if (count < 100) return 26;
  return count < 1_000 ? 32 : 38;
};

/** Pixels: half a dot, with its edge. */
const DOT = 6;
/** Pixels: half a pin without a fact. */
export const HALF_PIN = 15;
/** Pixels: the icon with its edges, a letter on average, and the most that a fact takes. */
const ICON = 34;
const LETTER = 7.2;
const FACT_MAX = 88;
/** As wide as so many letters. */
const STAR = 2;

/** Half the width of what is drawn of a place, in pixels. */
export const halfWidthOf = ({ look, fact }: Pick<Single, 'look' | 'fact'>): number => {
  if (look === 'dot') return DOT;
  if (look === 'icon' || fact === null) return HALF_PIN;
  const letters = fact.text.length + (fact.kind === 'rating' ? STAR : 0);
  return (ICON + Math.min(FACT_MAX, letters * LETTER)) / 2;
};

/** Pixels from the middle of a dot or a cluster to the end of all that is drawn of it. */
export const radiusOf = (pin: Pin): number => (pin.kind === 'location' ? DOT : clusterDiameter(pin.count) / 2);

/** The width of what is drawn, in pixels. */
export const widthOf = (pin: Pin): number =>
  pin.kind === 'location' ? 2 * halfWidthOf(pin) : clusterDiameter(pin.count);
