// Their own declarations name files as no resolver of modules finds them.

declare module '@maplibre/geojson-vt' {
  import type { FeatureCollection, Position } from 'geojson';

  export type TileFields = Readonly<Record<string, string | number | boolean>>;
  /** Positions are in units of the tile. */
  export type TilePoints = { readonly type: 1; readonly geometry: readonly Position[]; readonly tags: TileFields };
  export type TileLines = {
    readonly type: 2;
    readonly geometry: readonly (readonly Position[])[];
    readonly tags: TileFields;
  };
  /** Its rings are closed. */
  export type TileArea = {
    readonly type: 3;
    readonly geometry: readonly (readonly Position[])[];
    readonly tags: TileFields;
  };
  export type GeoJSONVTFeature = TilePoints | TileLines | TileArea;
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
