// Their own declarations name files as no resolver of modules finds them.

declare module '@maplibre/geojson-vt' {
  import type { FeatureCollection, Position } from 'geojson';

  /** Of areas: rings in units of the tile. */
  export type GeoJSONVTFeature = { readonly type: 1 | 2 | 3; readonly geometry: readonly (readonly Position[])[] };
  export type GeoJSONVTTile = { readonly features: readonly GeoJSONVTFeature[] };
  type Options = {
    readonly maxZoom: number;
    readonly indexMaxZoom: number;
    readonly indexMaxPoints: number;
    readonly extent: number;
    readonly tolerance: number;
    readonly buffer: number;
  };
  export class GeoJSONVT {
    constructor(data: FeatureCollection, options: Options);
    getTile(zoom: number, column: number, row: number): GeoJSONVTTile | null;
  }
}

declare module '@maplibre/vt-pbf' {
  import type { GeoJSONVTTile } from '@maplibre/geojson-vt';

  export const fromGeojsonVt: (
    layers: Readonly<Record<string, GeoJSONVTTile>>,
    options: { readonly version: number; readonly extent: number },
  ) => Uint8Array;
}
