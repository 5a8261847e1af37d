import fc from 'fast-check';
import { latitudeAt } from '@wellspring/map-grid/mercator';
import { boxSpans, fromUnits, isInBox, toUnits, UNITS_PER_DEGREE } from './geo.ts';
import { cellAt, gridPoint, type CellSum } from './map-cells.ts';
import type { Box } from './query.ts';
import { cellsFrom, splitBox, WHOLE_CELLS_LEVEL } from './whole-cells.ts';

/** In units. */
type Point = {
  readonly latitude: number;
  readonly longitude: number;
  readonly categoryId: number;
  readonly rank: number;
};

const sumsOf = (points: readonly Point[], level: number): readonly CellSum[] =>
  [...Map.groupBy(points, (point) => cellAt(gridPoint(fromUnits(point)), level))].map(([cell, inCell]) => ({
    cell,
    count: inCell.length,
    latitudes: inCell.reduce((sum, { latitude }) => sum + latitude, 0),
    longitudes: inCell.reduce((sum, { longitude }) => sum + longitude, 0),
    south: Math.min(...inCell.map(({ latitude }) => latitude)),
    north: Math.max(...inCell.map(({ latitude }) => latitude)),
    west: Math.min(...inCell.map(({ longitude }) => longitude)),
    east: Math.max(...inCell.map(({ longitude }) => longitude)),
    categories: [...Map.groupBy(inCell, ({ categoryId }) => categoryId)]
      .map(([categoryId, of]) => ({ categoryId, count: of.length }))
      .toSorted((a, b) => a.categoryId - b.categoryId),
    best: Math.max(...inCell.map(({ rank }) => rank)),
  }));

const inBoxes = (points: readonly Point[], boxes: readonly Parameters<typeof isInBox>[0][]): readonly Point[] =>
  boxes.flatMap((box) => points.filter(({ latitude, longitude }) => isInBox(box, latitude, longitude)));

const byCell = (sums: readonly CellSum[]): readonly CellSum[] =>
  sums
    .map((sum) => ({ ...sum, categories: sum.categories.toSorted((a, b) => a.categoryId - b.categoryId) }))
    .toSorted((a, b) => a.cell - b.cell);

/** Degrees at the edges of cells, and a unit beside them, as well as anywhere. */
const degrees = (most: number, edge: (at: number) => number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc
      .tuple(fc.constantFrom(0, 20, 21, 32, 40, 64), fc.integer({ min: -1, max: 1 }))
      .map(([at, aside]) => Math.min(most, Math.max(-most, (toUnits(edge(at / 64)) + aside) / UNITS_PER_DEGREE))),
    fc.constantFrom(-most, most),
  );
const latitude = degrees(90, latitudeAt);
const longitude = degrees(180, (share) => share * 360 - 180);
const point = fc.record({
  latitude: latitude.map(toUnits),
  longitude: longitude.map(toUnits),
  categoryId: fc.integer({ min: 20, max: 22 }),
  rank: fc.integer({ min: -9, max: 9 }),
});
const box = fc
  .record({ west: longitude, east: longitude, a: latitude, b: latitude })
  .map(({ west, east, a, b }): Box => ({ west, east, south: Math.min(a, b), north: Math.max(a, b) }));
const points = fc.array(point, { maxLength: 60 });

describe('whole cells and the rest of a box', () => {
  it('have every place of the box, each once, as cells of any level up to theirs', () => {
    fc.assert(
      fc.property(points, box, fc.integer({ min: 3, max: WHOLE_CELLS_LEVEL }), (all, requested, level) => {
        const { whole, rest } = splitBox(requested);
        const cells = cellsFrom(sumsOf(all, WHOLE_CELLS_LEVEL), whole, sumsOf(inBoxes(all, rest), level), level);
        expect(byCell(cells)).toEqual(byCell(sumsOf(inBoxes(all, [boxSpans(requested)]), level)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('of the world are all its cells', () => {
    const all = { from: 0, to: 63 };
    const world = { west: -180, south: -90, east: 180, north: 90 };
    expect(splitBox(world)).toEqual({ whole: [{ columns: all, rows: all }], rest: [] });
  });

  it('are at most the four strips along the edges', () => {
    const { whole, rest } = splitBox({ west: 1, south: 1, east: 30, north: 30 });
    expect(whole).toEqual([{ columns: { from: 33, to: 36 }, rows: { from: 27, to: 30 } }]);
    expect(rest).toHaveLength(4);
    expect(splitBox({ west: 1, south: 1, east: 5, north: 5 }).whole).toEqual([]);
  });
});
