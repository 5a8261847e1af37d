import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile, type TileArea } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { CLOSEST_TILES, EXTENT } from '../zooms.ts';
import { isFlat } from './rings.ts';
import { townGrounds } from './town-grounds.ts';
import type { TileFeature, TileLayer, TileLayers } from './tile-features.ts';

export type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Buffer };

/** Units of a tile that a line may be off: half a pixel on the map. */
const TOLERANCE = 8;
/** Coasts and shores of the closest tiles, which closer maps enlarge. */
const CLOSEST_TOLERANCE = 4;
const FINE_TOLERANCE = 1;
/** How far tiles reach over their edges: 16 pixels, so that no line ends there. */
export const BUFFER = 256;

/** Where gzip notes the system that packed: the same bytes come from every one. */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

const packed = (bytes: Uint8Array): Buffer => {
  const gzip = gzipSync(bytes, { level: 9 });
  gzip[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return gzip;
};

const LAYER_NAMES: readonly TileLayer[] = ['land', 'lake', 'river', 'border', 'place', 'label'];

const toleranceOf = (layer: TileLayer, zoom: number): number =>
  zoom === CLOSEST_TILES && (layer === 'land' || layer === 'lake') ? CLOSEST_TOLERANCE : TOLERANCE;

const withoutFlat = (feature: GeoJSONVTFeature): readonly GeoJSONVTFeature[] => {
  if (feature.type !== 3) return [feature];
  const geometry = feature.geometry.filter((ring) => !isFlat(ring));
  return geometry.length === 0 ? [] : [{ ...feature, geometry }];
};

export const areasOf = (features: readonly GeoJSONVTFeature[]): readonly TileArea[] =>
  features.filter((feature) => feature.type === 3);

/** What the tile at a column and a row of one zoom has of a layer. */
export type CutLayer = (column: number, row: number) => readonly GeoJSONVTFeature[];

const cut = (features: readonly TileFeature[], zoom: number, tolerance: number): CutLayer => {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: features.map(({ feature }) => feature) },
    // At its last zoom the library does not simplify.
    { maxZoom: zoom + 1, indexMaxZoom: zoom, indexMaxPoints: 0, extent: EXTENT, tolerance, buffer: BUFFER },
  );
  return (column, row) => (index.getTile(zoom, column, row)?.features ?? []).flatMap(withoutFlat);
};

/** Cuts a layer into the tiles of a zoom. */
export const cutLayer = (layer: TileLayer, features: readonly TileFeature[], zoom: number): CutLayer => {
  const shown = features.filter(({ from }) => from <= zoom);
  const isFine = ({ fine = false }: TileFeature) => fine && zoom === CLOSEST_TILES;
  const usual = cut(
    shown.filter((feature) => !isFine(feature)),
    zoom,
    toleranceOf(layer, zoom),
  );
  const fine = cut(shown.filter(isFine), zoom, FINE_TOLERANCE);
  return (column, row) => [...usual(column, row), ...fine(column, row)];
};

const NONE: GeoJSONVTTile = { features: [] };

/** The ground of towns at the shore is as the land of the tile is. */
const withTownGrounds = (cut: Readonly<Record<string, GeoJSONVTTile>>): Readonly<Record<string, GeoJSONVTTile>> => {
  const { place = NONE, land = NONE } = cut;
  const features = townGrounds(
    place.features.filter((feature) => feature.type === 1),
    areasOf(land.features),
  );
  return { ...cut, town: { features } };
};

const tilesOf = function* (layers: TileLayers, z: number): Generator<Tile> {
  const cutLayers = LAYER_NAMES.map((name) => [name, cutLayer(name, layers[name], z)] as const);
  for (let x = 0; x < 2 ** z; x++)
    for (let y = 0; y < 2 ** z; y++) {
      const cut = Object.fromEntries(cutLayers.map(([name, featuresOf]) => [name, { features: featuresOf(x, y) }]));
      const all = Object.entries(z === CLOSEST_TILES ? withTownGrounds(cut) : cut);
      const shown = all.filter(([, { features }]) => features.length > 0);
      if (shown.length === 0) continue;
      yield { z, x, y, bytes: packed(fromGeojsonVt(Object.fromEntries(shown), { version: 2, extent: EXTENT })) };
    }
};

/** All tiles with anything in them, from the whole world to the closest. */
export const cutTiles = function* (layers: TileLayers): Generator<Tile> {
  for (let z = 0; z <= CLOSEST_TILES; z++) yield* tilesOf(layers, z);
};
