import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { CLOSEST_TILES } from './zooms.ts';

/** The tiles of the bundled map. */
export type Basemap = {
  /**
   * A vector tile of 512 pixels, packed by gzip; null where nothing is but water, and where no tile is. Columns count from the west, rows
   * from the north.
   */
  readonly tile: (zoom: number, column: number, row: number) => Buffer | null;
  readonly close: () => void;
};

const ARCHIVE = fileURLToPath(new URL('../world.mbtiles', import.meta.url));

/** Opens the archive that is bundled (MBTiles, whose rows count from the south). @throws when it is not there */
export const openBasemap = (path = ARCHIVE): Basemap => {
  const archive = new DatabaseSync(path, { readOnly: true });
  const find = archive.prepare('SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?');
  return {
    tile: (zoom, column, row) => {
      if (zoom > CLOSEST_TILES) return null;
      const data = find.get(zoom, column, 2 ** zoom - 1 - row)?.['tile_data'];
      return data instanceof Uint8Array ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : null;
    },
    close: () => archive.close(),
  };
};
