import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { CLOSEST_TILES, EXTENT } from '../zooms.ts';
import type { TileFeature, TileLayer, TileLayers } from './tile-features.ts';

export type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Buffer };

/** Units of a tile that a line may be off: half a pixel on the map. */
const TOLERANCE = 8;
/** How far tiles reach over their edges: 16 pixels, so that no line ends there. */
const BUFFER = 256;

/** Where gzip notes the system that packed: the same bytes come from every one. */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

const packed = (bytes: Uint8Array): Buffer => {
  const gzip = gzipSync(bytes, { level: 9 });
  gzip[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return gzip;
};

const LAYER_NAMES: readonly TileLayer[] = ['land', 'lake', 'river', 'border', 'place', 'label'];

const indexOf = (features: readonly TileFeature[], zoom: number): GeoJSONVT =>
  new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: features.filter(({ from }) => from <= zoom).map(({ feature }) => feature),
    },
    // At its last zoom the library does not simplify.
    { maxZoom: zoom + 1, indexMaxZoom: zoom, indexMaxPoints: 0, extent: EXTENT, tolerance: TOLERANCE, buffer: BUFFER },
  );

const tilesOf = function* (layers: TileLayers, z: number): Generator<Tile> {
  const indexes = LAYER_NAMES.map((name) => [name, indexOf(layers[name], z)] as const);
  for (let x = 0; x < 2 ** z; x++)
    for (let y = 0; y < 2 ** z; y++) {
      const cut: [TileLayer, GeoJSONVTTile][] = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile]] : [];
      });
      if (cut.length === 0) continue;
      yield { z, x, y, bytes: packed(fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT })) };
    }
};

/** All tiles with anything in them, from the whole world to the closest. */
export const cutTiles = function* (layers: TileLayers): Generator<Tile> {
  for (let z = 0; z <= CLOSEST_TILES; z++) yield* tilesOf(layers, z);
};
