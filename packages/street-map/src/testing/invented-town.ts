import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { across, down } from '@wellspring/map-grid/mercator';
import type { Feature, Geometry, Position } from 'geojson';
import type { Bounds, StreetTiles } from '../street-tiles.ts';
import { writePmtiles, type ArchiveTile } from './write-pmtiles.ts';

const EXTENT = 4096;
const MIN_ZOOM = 6;

export type Town = {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
  /** its name in languages, such as { en: 'Fairwell' } */
  readonly names?: Readonly<Record<string, string>>;
};

const SIDE = 0.08;

/** Where the streets of a town are. */
export const boundsOfTown = ({ latitude, longitude }: Town): Bounds => ({
  west: longitude - SIDE,
  south: latitude - SIDE,
  east: longitude + SIDE,
  north: latitude + SIDE,
});

const feature = (geometry: Geometry, properties: Readonly<Record<string, string | number>>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const square = ([x = 0, y = 0]: Position, half: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
      [x - half, y - half],
    ],
  ],
});

const line = (...points: Position[]): Geometry => ({ type: 'LineString', coordinates: points });

/** A grid of streets with a main road, a lake, a park and houses, in the basemap schema of Protomaps. */
const layersOf = ({
  latitude: y,
  longitude: x,
  name,
  names = {},
}: Town): Readonly<Record<string, readonly Feature[]>> => {
  const inLanguages = Object.fromEntries(Object.entries(names).map(([language, text]) => [`name:${language}`, text]));
  const streets = [-3, -2, -1, 1, 2, 3].flatMap((step) => {
    const at = step * 0.008;
    const about = { kind: 'minor_road', kind_detail: 'residential', name: `Street ${step}`, min_zoom: 12 };
    return [
      feature(line([x - 0.03, y + at], [x + 0.03, y + at]), about),
      feature(line([x + at, y - 0.03], [x + at, y + 0.03]), about),
    ];
  });
  const main = { kind: 'major_road', kind_detail: 'primary', name: 'Main Road', min_zoom: 7 };
  return {
    earth: [feature(square([x, y], SIDE), { kind: 'earth' })],
    landuse: [feature(square([x + 0.012, y + 0.012], 0.003), { kind: 'park' })],
    water: [feature(square([x - 0.05, y + 0.04], 0.015), { kind: 'lake' })],
    roads: [feature(line([x - SIDE, y], [x + SIDE, y]), main), ...streets],
    buildings: [feature(square([x + 0.004, y - 0.004], 0.001), { kind: 'building' })],
    places: [
      feature(
        { type: 'Point', coordinates: [x, y] },
        { kind: 'locality', kind_detail: 'town', name, ...inLanguages, min_zoom: 7, population_rank: 8, sort_key: 1 },
      ),
    ],
  };
};

const tilesAt = function* (town: Town, zoom: number): Generator<ArchiveTile> {
  const { west, south, east, north } = boundsOfTown(town);
  const indexes = Object.entries(layersOf(town)).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT(
          { type: 'FeatureCollection', features: [...features] },
          { maxZoom: zoom + 1, indexMaxZoom: zoom, indexMaxPoints: 0, extent: EXTENT, tolerance: 1, buffer: 64 },
        ),
      ] as const,
  );
  const count = 2 ** zoom;
  for (let x = Math.floor(across(west) * count); x <= Math.floor(across(east) * count); x += 1)
    for (let y = Math.floor(down(north) * count); y <= Math.floor(down(south) * count); y += 1) {
      const cut: [string, GeoJSONVTTile][] = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(zoom, x, y);
        return tile && tile.features.length > 0 ? [[name, tile]] : [];
      });
      const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT }));
      if (cut.length > 0) yield { z: zoom, x, y, bytes };
    }
};

const tilesOf = (town: Town, maxZoom: number): readonly ArchiveTile[] =>
  Array.from({ length: maxZoom - MIN_ZOOM + 1 }, (_, index) => [...tilesAt(town, MIN_ZOOM + index)]).flat();

/** The streets of an invented town, without an archive. */
export const streetsOfTown = (town: Town, maxZoom = 14): StreetTiles => {
  const tiles = new Map(tilesOf(town, maxZoom).map(({ z, x, y, bytes }) => [`${z}/${x}/${y}`, Buffer.from(bytes)]));
  return {
    coverage: () => ({ version: '0123456789ab', bounds: [boundsOfTown(town)], minZoom: MIN_ZOOM, maxZoom }),
    tile: async (zoom, column, row) => tiles.get(`${zoom}/${column}/${row}`) ?? null,
  };
};

/** The tiles of invented towns as one PMTiles archive. */
export const archiveOfTowns = (towns: readonly Town[], maxZoom = 14): Buffer => {
  const tiles = towns.flatMap((town) => tilesOf(town, maxZoom));
  const byPlace = new Map(tiles.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile]));
  const layers = ['earth', 'landuse', 'water', 'roads', 'buildings', 'places'];
  const boxes = towns.map(boundsOfTown);
  const bounds = {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
  return writePmtiles([...byPlace.values()], { minZoom: MIN_ZOOM, maxZoom, layers, bounds });
};
