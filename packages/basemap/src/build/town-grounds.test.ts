import type { TileArea, TilePoints } from '@maplibre/geojson-vt';
import { townGrounds } from './town-grounds.ts';

const WEST_OF_THE_SEA: TileArea = {
  type: 3,
  geometry: [
    [
      [0, 0],
      [1000, 0],
      [1000, 2000],
      [0, 2000],
      [0, 0],
    ],
  ],
  tags: {},
};
const town = (x: number, tags: TilePoints['tags']): TilePoints => ({ type: 1, geometry: [[x, 1000]], tags });

/** The columns from which to which areas reach. */
const columnsOf = (areas: readonly TileArea[]): readonly number[] => {
  const columns = areas.flatMap(({ geometry }) => geometry.flat().map(([x = 0]) => x));
  return [Math.min(...columns), Math.max(...columns)];
};

it('the ground of a town at the shore ends where the sea begins', () => {
  const grounds = townGrounds([town(990, { size: 10, shore: true })], [WEST_OF_THE_SEA]);
  expect(columnsOf(grounds)).toEqual([930, 1000]);
});

it('the ground fades: it is several areas, one in the other', () => {
  const grounds = townGrounds([town(500, { size: 10, shore: true })], [WEST_OF_THE_SEA]);
  expect(grounds.map((ground) => columnsOf([ground]))).toEqual([
    [440, 560],
    [452, 548],
    [464, 536],
    [476, 524],
  ]);
});

it('towns away from the shore, and small ones, have no such ground', () => {
  expect(townGrounds([town(500, { size: 10 }), town(990, { size: 5, shore: true })], [WEST_OF_THE_SEA])).toEqual([]);
});
