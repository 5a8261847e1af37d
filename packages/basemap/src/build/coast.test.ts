import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { coastAreas } from './coast-areas.ts';
import { type Ring, readRings } from './coast-rings.ts';
import { cutLayer } from './cut-tiles.ts';
import type { SourceFeature, Sources } from './layers.ts';
import { ashore } from './shore.ts';
import { tileFeatures } from './tile-features.ts';
import { townsAshore } from './towns-ashore.ts';

const square = (west: number, south: number, size: number): readonly Position[] => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
];

const town = (name: string, longitude: number, latitude: number): SourceFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { name, pop: 2_000 },
});

const lake = (positions: readonly Position[]): SourceFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[...positions]] },
  properties: { min_zoom: 3 },
});

const NOTHING: Omit<Sources, 'land'> = {
  lakes: [],
  lakeLabels: [],
  rivers: [],
  borders: [],
  stateBorders: [],
  countries: [],
  towns: [],
  quarters: [],
};

const ISLAND: Ring = { level: 'land', area: 12_000, positions: square(10, 0, 1) };
const LAKE: Ring = { level: 'lake', area: 1_000, positions: square(10.3, 0.3, 0.4) };
const ISLAND_IN_LAKE: Ring = { level: 'island in a lake', area: 100, positions: square(10.45, 0.45, 0.1) };

const positionsOf = ({ towns }: Sources): readonly Position[] =>
  towns.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : []));

const settled = (rings: readonly Ring[], ...towns: readonly SourceFeature[]) =>
  townsAshore(coastAreas({ ...NOTHING, towns }, rings));

describe('towns on the coast', () => {
  it('stay where they are when they stand on land, also on an island in a lake', () => {
    const { sources, moves } = settled(
      [ISLAND, LAKE, ISLAND_IN_LAKE],
      town('Inland', 10.1, 0.1),
      town('Isle', 10.5, 0.5),
    );
    expect(positionsOf(sources)).toEqual([
      [10.1, 0.1],
      [10.5, 0.5],
    ]);
    expect(moves).toEqual({ count: 0, farthest: 0 });
  });

  it('are moved to the nearest land when they stand in the sea or in a lake', () => {
    const { sources, moves } = settled(
      [ISLAND, LAKE, ISLAND_IN_LAKE],
      town('Port', 9.98, 0.5),
      town('Pier', 10.32, 0.5),
    );
    const [port = [], pier = []] = positionsOf(sources);
    expect(port[0]).toBeCloseTo(10, 2);
    expect(port[0]).toBeGreaterThanOrEqual(10);
    expect(port[1]).toBeCloseTo(0.5, 3);
    expect(pier[0]).toBeCloseTo(10.3, 2);
    expect(pier[0]).toBeLessThanOrEqual(10.3);
    expect(moves.count).toBe(2);
    expect(moves.farthest).toBeCloseTo(2.2, 0);
  });

  it('stop the making of the map when no land is near', () => {
    expect(() => settled([ISLAND], town('Atlantis', 9.8, 0.5))).toThrow('Atlantis is more than 10 km from land');
  });

  it('are not moved where a tile has nothing', () => {
    expect(ashore(() => ({ land: [], lakes: [] }), [10, 0], 10)).toBeNull();
  });
});

describe('areas of the coast', () => {
  const islet: Ring = { level: 'land', area: 0.3, positions: square(12, 0, 0.0025) };
  const tile: readonly [number, number] = [34, 31];
  const islandsAt = (towns: readonly SourceFeature[]) =>
    cutLayer('land', tileFeatures(coastAreas({ ...NOTHING, towns }, [islet])).land, 6)(...tile);

  it('an islet near a town is on the closest map, others of its size are not', () => {
    expect(islandsAt([town('Haven', 12.01, 0.001)])).toHaveLength(1);
    expect(islandsAt([town('Far away', 13, 0.001)])).toHaveLength(0);
  });

  it('lakes that the coast does not have are added, and those that it has are not drawn twice', () => {
    const [within, beside] = [lake(square(10.4, 0.4, 0.1)), lake(square(10.8, 0.8, 0.1))];
    const { lakes } = coastAreas({ ...NOTHING, lakes: [within, beside] }, [ISLAND, LAKE]);
    expect(lakes).toHaveLength(2);
    expect(lakes).toContain(beside);
  });

  it('a lake that has shrunk is its parts alone', () => {
    const part = lake(square(58.5, 45, 0.3));
    const { lakes } = coastAreas({ ...NOTHING, lakes: [part] }, [
      { level: 'lake', area: 67_543, positions: square(58, 43.5, 3) },
    ]);
    expect(lakes).toEqual([part]);
  });
});

describe('rings of the coast', () => {
  const filesOf = async (meta: string): Promise<string> => {
    const folder = await temporaryFolder();
    const positions = Buffer.alloc(32);
    [1.5, 2.25, 3, 4, 5, 6, 1.5, 2.25].forEach((value, index) => positions.writeFloatLE(value, index * 4));
    writeFileSync(join(folder, 'gshhs_f.dat'), positions);
    writeFileSync(join(folder, 'gshhsmeta_f.dat'), meta);
    return folder;
  };

  it('are read with what they surround', async () => {
    const positions = [
      [1.5, 2.25],
      [3, 4],
      [5, 6],
      [1.5, 2.25],
    ];
    expect(readRings(await filesOf('2 17.5 4 2.25000 6.00000 0 32 9\n'))).toEqual([
      { level: 'lake', area: 17.5, positions },
    ]);
  });

  it.each(['9 17.5 4 2.25 6 0 32 9', '1 17.5 4 2.25 6 8 32 9', 'x'])(
    'are refused where a line is none: %s',
    async (line) => {
      const folder = await filesOf(line);
      expect(() => readRings(folder)).toThrow('has a line that is no ring');
    },
  );
});
