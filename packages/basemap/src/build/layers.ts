import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Feature, Geometry, Position } from 'geojson';

/** What a source says of a feature. Its zooms count 256-pixel tiles: each is one more than ours. */
export type Described = {
  readonly name?: string;
  readonly min_zoom?: number;
  readonly min_label?: number;
  readonly scalerank?: number;
  readonly class?: string;
  readonly featurecla?: string;
  readonly pop?: number;
  readonly code?: string;
  /** Of the country that it belongs to, two letters. */
  readonly iso?: string;
  /** Whether the closest tiles draw it as finely as they can. */
  readonly fine?: boolean;
  /** Whether the ground of a town reaches the sea. */
  readonly shore?: boolean;
};
export type SourceFeature = Feature<Geometry, Described>;

export type Sources = Readonly<
  Record<
    'land' | 'lakes' | 'lakeLabels' | 'rivers' | 'borders' | 'stateBorders' | 'countries' | 'towns' | 'quarters',
    readonly SourceFeature[]
  >
>;

const isFeature = (row: unknown): row is SourceFeature =>
  typeof row === 'object' && row !== null && 'geometry' in row && 'properties' in row;

const readLayer = (path: string): readonly SourceFeature[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const row: unknown = JSON.parse(line);
      if (!isFeature(row)) throw new Error(`${path} has a line that is no feature`);
      return row;
    });

/** Where a point is; nowhere, if it is something else. */
export const positionOf = ({ geometry }: SourceFeature): Position =>
  geometry.type === 'Point' ? geometry.coordinates : [];

/** Reads the layers of a folder, all but land: newline-delimited GeoJSON, packed by gzip. @throws when one is absent or is something else */
export const readLayers = (folder: string): Omit<Sources, 'land'> => {
  const read = (name: string) => readLayer(join(folder, `${name}.ndjson.gz`));
  return {
    lakes: read('lakes'),
    lakeLabels: read('lake-labels'),
    rivers: read('rivers'),
    borders: read('borders-0'),
    stateBorders: read('borders-1'),
    countries: read('countries'),
    towns: read('towns'),
    quarters: read('quarters'),
  };
};
