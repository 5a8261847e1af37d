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

  it('names a capital before a larger town, but not before the largest', () => {
    const capital = described(at(5, 5), { name: 'Capital', pop: 50_000, code: 'C', iso: 'XX' });
    const countries = [described(at(5, 5), { name: 'Land', iso: 'XX', min_label: 4 })];
    const zoomsBeside = (pop: number) => {
      const towns = [described(at(5.1, 5), { name: 'Other', pop }), capital];
      return tileFeatures({ ...SOURCES, towns, countries }).place.map(({ feature: { properties } }) => [
        String(properties?.['name']),
        Number(properties?.['from']),
      ]);
    };
    expect(zoomsBeside(2_000_000)).toEqual([
      ['Other', 10],
      ['Capital', 3],
    ]);
    expect(zoomsBeside(3_000_000)).toEqual([
      ['Other', 3],
      ['Capital', 9],
    ]);
  });

  it('names the larger of two towns first, and the other where there is room for both', () => {
    const [large, small] = tileFeatures(SOURCES).place.map(({ feature }) => feature.properties);
    expect(large).toMatchObject({ name: 'Large', from: 3, size: 7 });
    expect(small).toMatchObject({ name: 'Small', from: 10, size: 2 });
  });
});

describe('the zoom of a name', () => {
  const zooms = { from: 3, to: 5 };
  const large = { position: [0, 0] };
  const beside = { position: [4, 0] };
  const far = { position: [20, 0] };

  it('is that at which it stands clear of larger ones, and it stays at all that are closer', () => {
    expect(firstZooms([large, { position: [0.05, 0] }, far], zooms)).toEqual([3, 6, 3]);
  });

  it('is the lowest of a name that leads, and what is beside it comes later', () => {
    expect(firstZooms([large, beside], zooms)).toEqual([3, 5]);
    expect(firstZooms([large, { ...beside, leads: 0 }], zooms)).toEqual([5, 3]);
  });

  it('is that from which on it leads', () => {
    expect(firstZooms([large, { ...beside, leads: 3.4 }], zooms)).toEqual([3, 4]);
  });

  it('leaves less room between two that lead', () => {
    const leading = [large, beside, { position: [0.05, 0] }].map((name) => ({ ...name, leads: 0 }));
    expect(firstZooms(leading, zooms)).toEqual([3, 3, 6]);
  });
});
