import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { across, down } from '@wellspring/map-grid/mercator';
import { PbfReader } from 'pbf';
import { openBasemap } from './open-basemap.ts';
import { BASEMAP_VERSION } from './version.ts';
import { CLOSEST_TILES } from './zooms.ts';

const archive = new URL('../world.mbtiles', import.meta.url);
const basemap = openBasemap();
afterAll(() => basemap.close());

const tileAt = (latitude: number, longitude: number, zoom: number): Buffer | null =>
  basemap.tile(zoom, Math.floor(across(longitude) * 2 ** zoom), Math.floor(down(latitude) * 2 ** zoom));

const namesIn = (tile: Buffer | null, layer: string): readonly unknown[] => {
  if (tile === null) return [];
  const found = new VectorTile(new PbfReader(gunzipSync(tile))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties['name']);
};

describe('the bundled map', () => {
  it.each([
    ['Budapest', 47.4979, 19.0402, ['Budapest', 'Szentendre', 'Vác']],
    ['Tokyo', 35.6762, 139.6503, ['Tokyo', 'Yokohama', 'Chiba']],
    ['Yellowstone', 44.6, -110.5, ['West Yellowstone', 'Jackson', 'Cody']],
    ['a village in the Alps', 46.6167, 9.1833, ['Chur', 'Davos', 'Thusis']],
  ])('names the towns around %s', (_, latitude, longitude, names) => {
    const named = namesIn(tileAt(latitude, longitude, CLOSEST_TILES), 'place');
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names oceans and countries from afar, and rivers and lakes nearer', () => {
    expect(namesIn(basemap.tile(0, 0, 0), 'label')).toContain('Atlantic Ocean');
    expect(namesIn(basemap.tile(0, 0, 0), 'label')).toContain('Canada');
    expect(namesIn(tileAt(47.4979, 19.0402, CLOSEST_TILES), 'river')).toContain('Danube');
    expect(namesIn(tileAt(46.45, 6.5, CLOSEST_TILES), 'label')).toContain('Lake Geneva');
  });

  it('has no tile of open water, none closer than its closest, and none that is not', () => {
    expect(basemap.tile(6, 5, 40)).toBeNull();
    expect(basemap.tile(CLOSEST_TILES + 1, 0, 0)).toBeNull();
    expect(basemap.tile(3, 8, 0)).toBeNull();
  });

  it('is small: the whole archive, and the part that a first view of the world needs', () => {
    expect(statSync(archive).size).toBeLessThan(12_000_000);
    const world = [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2, 3].map((row) => basemap.tile(2, column, row)?.length ?? 0),
    );
    expect(world.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(140_000);
  });

  it('is named by its content', () => {
    expect(hash('sha256', readFileSync(archive), 'hex').slice(0, 12)).toBe(BASEMAP_VERSION);
  });
});
