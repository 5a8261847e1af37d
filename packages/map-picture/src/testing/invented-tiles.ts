import { EXTENT } from '@wellspring/basemap/zooms';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import type { TileAt, View } from '../view.ts';

export type Layers = Readonly<Record<string, readonly Feature[]>>;

/** Tiles as the bundled map has them, of an invented country, to a zoom. */
export const tilesOf = (layers: Layers, closest = 7): TileAt => {
  const options = { maxZoom: closest, indexMaxZoom: 6, indexMaxPoints: 0, extent: EXTENT, tolerance: 8, buffer: 256 };
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, options)] as const,
  );
  return async (zoom, column, row) => {
    const cut = indexes.flatMap(([name, index]): [string, GeoJSONVTTile][] => {
      const tile = index.getTile(zoom, column, row);
      return tile ? [[name, tile]] : [];
    });
    return cut.length === 0 ? null : fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT });
  };
};

export const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
export const square = (
  [west, south, east, north]: readonly [number, number, number, number],
  properties: Feature['properties'] = {},
): Feature =>
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
    properties,
  );
export const town = (name: string, longitude: number, latitude: number, size = 8, from = 3): Feature =>
  feature({ type: 'Point', coordinates: [longitude, latitude] }, { name, size, from });
export const line = (points: readonly [number, number][], properties: Feature['properties']): Feature =>
  feature({ type: 'LineString', coordinates: points.map((point) => [...point]) }, properties);

export const VIEW: View = { latitude: 0, longitude: 0, zoom: 9, width: 400, height: 300, clear: 20, top: 0 };
