import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geometry } from 'geojson';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openBasemap } from '../open-basemap.ts';
import { cutTiles } from './cut-tiles.ts';
import { firstZooms } from './first-zooms.ts';
import type { SourceFeature, Sources } from './layers.ts';
import { tileFeatures } from './tile-features.ts';
import { writeArchive } from './write-archive.ts';

const at = (longitude: number, latitude: number): Geometry => ({ type: 'Point', coordinates: [longitude, latitude] });
const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
      [0, 0],
    ],
  ],
};
const described = (geometry: Geometry, properties: SourceFeature['properties']): SourceFeature => ({
  type: 'Feature',
  geometry,
  properties,
});

const SOURCES: Sources = {
  land: [described(square, { min_zoom: 0 })],
  lakes: [],
  lakeLabels: [],
  rivers: [],
  borders: [],
  stateBorders: [],
  countries: [],
  towns: [described(at(5, 5), { name: 'Small', pop: 2_000 }), described(at(5.1, 5), { name: 'Large', pop: 90_000 })],
  quarters: [],
};

describe('the archive of the map', () => {
  it('is the same file each time it is made of the same layers', async () => {
    const folder = await temporaryFolder();
    const paths = ['one', 'two'].map((name) => join(folder, name));
    for (const path of paths) writeArchive(path, cutTiles(tileFeatures(SOURCES)));
    const [one, two] = paths.map((path) => readFileSync(path));
    expect(one).toEqual(two);
  });

  it('counts its rows from the north, and leaves out what is empty', async () => {
    const path = join(await temporaryFolder(), 'small');
    writeArchive(path, cutTiles(tileFeatures(SOURCES)));
    const basemap = openBasemap(path);
    expect(basemap.tile(1, 1, 0)).not.toBeNull();
    expect(basemap.tile(3, 0, 7)).toBeNull();
    basemap.close();
  });

  it('names the larger of two towns first, and the other where there is room for both', () => {
    const [large, small] = tileFeatures(SOURCES).place.map(({ feature }) => feature.properties);
    expect(large).toMatchObject({ name: 'Large', from: 3, size: 7 });
    expect(small).toMatchObject({ name: 'Small', from: 10, size: 2 });
  });
});

it('a name that stands clear at one zoom stays at all that are closer', () => {
  const zooms = firstZooms(
    [
      [0, 0],
      [0.05, 0],
      [20, 0],
    ],
    { from: 3, to: 5 },
  );
  expect(zooms).toEqual([3, 6, 3]);
});
