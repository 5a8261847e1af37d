import type { Position } from 'geojson';

/** Where a ring crosses the line of one height, from the west to the east; what lies between an odd one and the next is inside. */
export const crossings = (rings: readonly (readonly Position[])[], height: number): readonly number[] => {
  const found: number[] = [];
  for (const ring of rings) {
    let [fromX = 0, fromY = 0] = ring.at(-1) ?? [];
    for (const [x = 0, y = 0] of ring) {
      if (y > height !== fromY > height) found.push(x + ((height - y) / (fromY - y)) * (fromX - x));
      fromX = x;
      fromY = y;
    }
  }
  return found.sort((a, b) => a - b);
};

/** Whether a position is inside a ring. */
export const isInside = (ring: readonly Position[], [x = 0, y = 0]: Position): boolean =>
  crossings([ring], y).filter((crossing) => crossing < x).length % 2 === 1;

/** The ends of a ring: west, south, east, north. */
export type Ends = readonly [west: number, south: number, east: number, north: number];

export const endsOf = (ring: readonly Position[]): Ends => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of ring) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
};

export const isWithin = ([west, south, east, north]: Ends, [x = 0, y = 0]: Position): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** Whether a ring is a line there and back, as small islands are when they are simplified. */
export const isFlat = (ring: readonly Position[]): boolean => {
  let area = 0;
  let [fromX = 0, fromY = 0] = ring.at(-1) ?? [];
  for (const [x = 0, y = 0] of ring) {
    area += fromX * y - x * fromY;
    fromX = x;
    fromY = y;
  }
  return area === 0;
};
