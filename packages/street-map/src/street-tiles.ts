import { createHash } from 'node:crypto';

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
   * A tile as it is stored, packed by gzip; null: none is here. Columns count from the west, rows from the north.
   * @throws AppError UNAVAILABLE when what holds the tile does not answer
   */
  readonly tile: (zoom: number, column: number, row: number) => Promise<Buffer | null>;
};

/** For a product without streets. */
export const NO_STREETS: StreetTiles = { coverage: () => null, tile: async () => null };

/** An archive whose tiles can be read. */
export type OpenArchive = Omit<StreetCoverage, 'version' | 'bounds'> & {
  /** differs between any two archives, and is the same in every process */
  readonly key: string;
  readonly bounds: Bounds;
  readonly tile: StreetTiles['tile'];
};

/** A place that has archives, such as a folder. */
export type ArchivePlace = {
  /** those that were there at the last look */
  readonly archives: () => readonly OpenArchive[];
  /**
   * Looks again. Answers whether archives came, went or were replaced.
   * @throws AppError UNAVAILABLE when the place does not answer; what was seen before stays
   */
  readonly look: () => Promise<boolean>;
  readonly close: () => void | Promise<void>;
};

const versionOf = (archives: readonly OpenArchive[]): string =>
  createHash('sha256')
    .update(archives.map(({ key }) => key).join('\n'))
    .digest('hex')
    .slice(0, 12);

/** The streets of all archives of these places. Where two have a tile, that of the first is taken. */
export const streetsOf = (places: readonly ArchivePlace[]): StreetTiles => {
  const all = (): readonly OpenArchive[] => places.flatMap((place) => place.archives());
  return {
    coverage: () => {
      const archives = all();
      if (archives.length === 0) return null;
      return {
        version: versionOf(archives),
        bounds: archives.map(({ bounds }) => bounds),
        minZoom: Math.min(...archives.map(({ minZoom }) => minZoom)),
        maxZoom: Math.max(...archives.map(({ maxZoom }) => maxZoom)),
      };
    },
    tile: async (zoom, column, row) => {
      for (const archive of all()) {
        if (zoom < archive.minZoom || zoom > archive.maxZoom) continue;
        const tile = await archive.tile(zoom, column, row);
        if (tile) return tile;
      }
      return null;
    },
  };
};
