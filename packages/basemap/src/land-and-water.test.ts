import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { across, down } from '@wellspring/map-grid/mercator';
import { PbfReader } from 'pbf';
import { openBasemap } from './open-basemap.ts';
import { CLOSEST_TILES, EXTENT } from './zooms.ts';

const TILES = 2 ** CLOSEST_TILES;
const basemap = openBasemap();
afterAll(() => basemap.close());

type Unit = { readonly x: number; readonly y: number };
type Area = { readonly rings: readonly (readonly Unit[])[]; readonly top: number; readonly bottom: number };

const featuresOf = (tile: VectorTile, layer: string): readonly VectorTileFeature[] => {
  const found = tile.layers[layer];
  return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : [];
};

const endsOf = (values: readonly number[]) => ({
  top: values.reduce((least, value) => Math.min(least, value), Infinity),
  bottom: values.reduce((most, value) => Math.max(most, value), -Infinity),
});

const areasOf = (tile: VectorTile, layer: string): readonly Area[] =>
  featuresOf(tile, layer).map((feature) => {
    const rings = feature.loadGeometry();
    const heights = rings.flatMap((ring) => ring.map(({ y }) => y));
    return { rings, ...endsOf(heights) };
  });

const isOddlyCrossed = (ring: readonly Unit[], { x, y }: Unit): boolean =>
  ring.reduce((inside, from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    if (from.y > y === to.y > y) return inside;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) ? !inside : inside;
  }, false);

const isIn = ({ rings, top, bottom }: Area, unit: Unit): boolean =>
  unit.y >= top && unit.y <= bottom && rings.filter((ring) => isOddlyCrossed(ring, unit)).length % 2 === 1;

const groundOf = (tile: VectorTile) => {
  const [land, lakes] = [areasOf(tile, 'land'), areasOf(tile, 'lake')];
  return {
    isLand: (unit: Unit): boolean => land.some((area) => isIn(area, unit)),
    isLake: (unit: Unit): boolean => lakes.some((area) => isIn(area, unit)),
  };
};

const tileOf = (column: number, row: number): VectorTile | null => {
  const bytes = basemap.tile(CLOSEST_TILES, column, row);
  return bytes && new VectorTile(new PbfReader(gunzipSync(bytes)));
};

/** What the closest map shows at a position. */
const shownAt = (latitude: number, longitude: number): 'sea' | 'lake' | 'land' => {
  const [x, y] = [across(longitude) * TILES, down(latitude) * TILES];
  const tile = tileOf(Math.floor(x), Math.floor(y));
  if (tile === null) return 'sea';
  const ground = groundOf(tile);
  const unit = { x: (x % 1) * EXTENT, y: (y % 1) * EXTENT };
  return ground.isLake(unit) ? 'lake' : ground.isLand(unit) ? 'land' : 'sea';
};

const isOwn = ({ x, y }: Unit): boolean => x >= 0 && x < EXTENT && y >= 0 && y < EXTENT;

/** The towns of a tile that do not stand on land, and how many it has. */
const townsIn = (tile: VectorTile): { readonly all: number; readonly wet: readonly string[] } => {
  const ground = groundOf(tile);
  const own = featuresOf(tile, 'place').flatMap((feature) => {
    const unit = feature.loadGeometry().flat().find(isOwn);
    return unit ? [{ unit, name: String(feature.properties['name']) }] : [];
  });
  const wet = own.filter(({ unit }) => !ground.isLand(unit) || ground.isLake(unit));
  return { all: own.length, wet: wet.map(({ name }) => name) };
};

it('no town stands in the sea or in a lake', () => {
  let all = 0;
  const wet: string[] = [];
  for (let column = 0; column < TILES; column++)
    for (let row = 0; row < TILES; row++) {
      const tile = tileOf(column, row);
      if (tile === null) continue;
      const towns = townsIn(tile);
      all += towns.all;
      wet.push(...towns.wet);
    }
  expect(wet).toEqual([]);
  expect(all).toBeGreaterThan(109_000);
});

it.each([
  ['the middle of Antarctica', -84.9, 10, 'land'],
  ['Antarctica where its two halves meet', -80, 0, 'land'],
  ['Antarctica at the antimeridian', -84.5, 179.999, 'land'],
  ['Chukotka east of the antimeridian', 67, -179.999, 'land'],
  ['Chukotka west of the antimeridian', 67, 179.999, 'land'],
  ['Taveuni, an island of Fiji at the antimeridian', -16.85, -179.97, 'land'],
  ['the harbour of Auckland', -36.838, 174.78, 'sea'],
  ['the Bosporus', 41.1, 29.06, 'sea'],
  ['the Golden Horn', 41.0285, 28.957, 'sea'],
  ['the Caspian Sea', 41.8, 51, 'lake'],
  ['the Aral Sea that fell dry', 44.9, 60.2, 'land'],
  ['Lake Superior', 47.7, -87.5, 'lake'],
  ['Manitoulin, an island in Lake Huron', 45.75, -82.2, 'land'],
  ['the lake of Itaipu, which is younger than the coast', -24.9, -54.4, 'lake'],
])('shows %s as it is', (_, latitude, longitude, shown) => {
  expect(shownAt(latitude, longitude)).toBe(shown);
});
