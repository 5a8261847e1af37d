import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CLOSEST_TILES } from '../zooms.ts';
import type { Tile } from './cut-tiles.ts';

const METADATA: Readonly<Record<string, string>> = {
  name: 'Wellspring basemap',
  format: 'pbf',
  minzoom: '0',
  maxzoom: String(CLOSEST_TILES),
  bounds: '-180,-85,180,85',
  attribution: 'GSHHG (LGPL), Natural Earth, GeoNames (CC BY 4.0)',
};

/**
 * Writes tiles as MBTiles 1.3 (https://github.com/mapbox/mbtiles-spec), whose rows count from the south; what several tiles hold alike is
 * stored once. The same tiles give the same file.
 */
export const writeArchive = (path: string, tiles: Iterable<Tile>): void => {
  rmSync(path, { force: true });
  const archive = new DatabaseSync(path);
  // Small pages: most tiles are small, and each begins its own.
  archive.exec(`
    PRAGMA page_size = 1024;
    CREATE TABLE metadata (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
    CREATE TABLE contents (id TEXT PRIMARY KEY, tile_data BLOB);
    CREATE TABLE places (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, content TEXT,
      PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID;
    CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM places JOIN contents ON id = content;
    BEGIN`);
  const note = archive.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries(METADATA)) note.run(name, value);
  const keep = archive.prepare('INSERT OR IGNORE INTO contents VALUES (?, ?)');
  const put = archive.prepare('INSERT INTO places VALUES (?, ?, ?, ?)');
  for (const { z, x, y, bytes } of tiles) {
    const id = hash('sha256', bytes, 'hex').slice(0, 16);
    keep.run(id, bytes);
    put.run(z, x, 2 ** z - 1 - y, id);
  }
  archive.exec('COMMIT; VACUUM');
  archive.close();
};
