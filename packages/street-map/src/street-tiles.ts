/** In degrees. West is greater than east when the box crosses the antimeridian. */
export type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Where there are streets. */
export type StreetCoverage = {
  /** changes with every change of the tiles; 12 hexadecimal digits, the same in every process that has the same archives */
  readonly version: string;
  /** one or more */
  readonly bounds: readonly Bounds[];
  readonly minZoom: number;
  readonly maxZoom: number;
};

/** The tiles of streets that an operator has fetched: vector tiles of 512 pixels in the basemap schema of Protomaps. */
export type StreetTiles = {
  /** null: there are no streets. Cheap, and changes without a restart. */
  readonly coverage: () => StreetCoverage | null;
  /**
   * A tile as it is stored, packed by gzip; null: none is here. Columns count from the west, rows from the north. An archive that cannot
   * be read has no tiles.
   */
  readonly tile: (zoom: number, column: number, row: number) => Promise<Buffer | null>;
};

/** For a product without streets. */
export const NO_STREETS: StreetTiles = { coverage: () => null, tile: async () => null };
