import fc from 'fast-check';
import { gridBox } from '@wellspring/map-grid/cluster-grid';
import { down, latitudeAt } from '@wellspring/map-grid/mercator';
import { boxSpans, isInBox, toUnits } from './geo.ts';
import { cellAt, gridLevel, gridPoint, toCluster, withoutPlaces } from './map-cells.ts';
import type { Box } from './query.ts';

const cellOf = (latitude: number, longitude: number, level: number): number =>
  cellAt(gridPoint({ latitude, longitude }), level);
const holds = (box: Box, latitude: number, longitude: number): boolean =>
  isInBox(boxSpans(box), toUnits(latitude), toUnits(longitude));

const latitudes = fc.double({ min: -84, max: 84, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const zooms = fc.double({ min: 0, max: 17.9, noNaN: true });

/** A map of 1280 by 720 px around a point, as map libraries give its bounds: longitudes may pass 180. */
const viewport = (latitude: number, longitude: number, zoom: number): Box => {
  const world = 512 * 2 ** zoom;
  const aside = (640 / world) * 360;
  return {
    west: longitude - aside,
    east: longitude + aside,
    north: latitudeAt(Math.max(0, down(latitude) - 360 / world)),
    south: latitudeAt(Math.min(1, down(latitude) + 360 / world)),
  };
};

describe("the map's grid", () => {
  it('quarters a cell from level to level and counts places beyond the clip in the outermost cells', () => {
    expect(cellOf(0, 0, 1)).toBe(3);
    expect(cellOf(0.001, -0.001, 1)).toBe(0);
    expect(cellOf(90, 180, 3)).toBe(7);
    expect(cellOf(-90, -180, 3)).toBe(56);
    expect(cellOf(86, -180, 20)).toBe(0);
  });

  it('gets coarser for boxes that hold more than 460 cells', () => {
    expect(gridLevel({ west: -180, south: -90, east: 180, north: 90 }, 22)).toBe(4);
    expect(gridLevel({ west: 10, south: 45, east: 10.1, north: 45.05 }, 12.9)).toBe(15);
    expect(gridLevel({ west: 179, south: 0, east: -179, north: 1 }, 5)).toBe(8);
    expect(gridLevel({ west: 5, south: 5, east: 5, north: 5 }, 22)).toBe(20);
  });

  it('widens a viewport to whole cells that hold all of it', () => {
    fc.assert(
      fc.property(latitudes, longitudes, zooms, (latitude, longitude, zoom) => {
        const view = viewport(latitude, longitude, zoom);
        const box = gridBox(view, zoom);
        expect(holds(box, latitude, longitude)).toBe(true);
        expect(holds(box, view.north, longitude) && holds(box, view.south, longitude)).toBe(true);
        expect(Math.abs(box.west) <= 180 && Math.abs(box.east) <= 180).toBe(true);
      }),
    );
  });

  it('keeps a cell whole or leaves it out, and keeps its level, wherever the viewport is moved to', () => {
    fc.assert(
      fc.property(latitudes, longitudes, zooms, longitudes, (latitude, longitude, zoom, elsewhere) => {
        const box = gridBox(viewport(latitude, longitude, zoom), zoom);
        const level = gridLevel(box, zoom);
        expect(gridLevel(gridBox(viewport(latitude, elsewhere, zoom), zoom), zoom)).toBe(level);
        const cell = 360 / 2 ** level;
        for (const at of [box.west, box.west + 1.5 * cell, box.east]) {
          const inside = Math.floor((at + 180) / cell + 0.01) * cell - 180;
          if (inside + cell > 180) continue;
          const isIn = (share: number): boolean => holds(box, latitude, inside + share * cell);
          expect(isIn(0.05)).toBe(isIn(0.95));
        }
      }),
    );
  });

  const sum = {
    cell: 9, count: 3, latitudes: 3e8, longitudes: -1e8, south: 1e8, north: 2e8, west: -1e8, east: 0,
    categories: [{ categoryId: 22, count: 1 }, { categoryId: 21, count: 1 }, { categoryId: 28, count: 2 }], best: 1,
  }; // prettier-ignore

  it('gives the middle and the bounds of a cluster with six decimals, and its categories, those of most places first', () => {
    expect(toCluster(sum)).toEqual({
      count: 3,
      latitude: 1,
      longitude: -0.333333,
      bounds: { west: -1, south: 1, east: 0, north: 2 },
      mix: [
        { categoryId: 28, count: 2 },
        { categoryId: 21, count: 1 },
        { categoryId: 22, count: 1 },
      ],
    });
  });

  it('takes places that are shown one by one out of a cluster, but not out of its bounds', () => {
    const place = {
      id: 'b',
      name: 'B',
      latitude: 2,
      longitude: -1,
      categoryId: 21,
      temperature: null,
      isClosed: false,
    };
    expect(toCluster(withoutPlaces(sum, [place]))).toEqual({
      count: 2,
      latitude: 0.5,
      longitude: 0,
      bounds: { west: -1, south: 1, east: 0, north: 2 },
      mix: [
        { categoryId: 28, count: 2 },
        { categoryId: 22, count: 1 },
      ],
    });
  });
});
