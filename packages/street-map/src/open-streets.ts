import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readAbout, type About } from './archive/about.ts';
import type { StreetCoverage, StreetTiles } from './street-tiles.ts';

const ARCHIVE = /^[\w.-]{1,80}\.mbtiles$/;

type OpenArchive = { readonly about: About; readonly find: StatementSync; readonly close: () => void };

export type Streets = StreetTiles & {
  /** Looks at the folder again. Answers whether archives came, went or were replaced. */
  readonly look: () => boolean;
  readonly close: () => void;
};

const openArchive = (path: string): OpenArchive => {
  const archive = new DatabaseSync(path, { readOnly: true });
  try {
    const find = archive.prepare(
      'SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?',
    );
    return { about: readAbout(archive), find, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
};

const tileIn = ({ about, find }: OpenArchive, zoom: number, column: number, row: number): Buffer | null => {
  if (zoom < about.minZoom || zoom > about.maxZoom) return null;
  const data = find.get(zoom, column, 2 ** zoom - 1 - row)?.['tile_data'];
  return data instanceof Uint8Array ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : null;
};

/** Changes with each archive that comes, goes or is replaced. */
const versionOf = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 12);

type Files = ReadonlyMap<string, string>;

/** The archives of a folder, each with what tells it from another file of its name. */
const filesIn = (folder: string): Files => {
  try {
    return new Map(
      readdirSync(folder)
        .filter((name) => ARCHIVE.test(name))
        .toSorted()
        .map((name) => {
          const { ino, size, mtimeMs } = statSync(join(folder, name));
          return [name, `${ino} ${size} ${mtimeMs}`];
        }),
    );
  } catch {
    return new Map(); // no folder, or a file that goes now: there is another look soon
  }
};

type Options = {
  /** hears of a file that is no archive of streets, once */
  readonly onBroken: (path: string, error: unknown) => void;
};

/**
 * The streets of all archives (MBTiles) that are whole in a folder, which is looked at now and whenever the caller says so. Where two have
 * a tile, that of the first by name is taken.
 */
export const openStreets = (folder: string, { onBroken }: Options): Streets => {
  let seen: Files = new Map();
  const open = new Map<string, OpenArchive | null>();
  let coverage: StreetCoverage | null = null;

  const openNow = (name: string): OpenArchive | null => {
    const path = join(folder, name);
    try {
      return openArchive(path);
    } catch (error) {
      onBroken(path, error);
      return null;
    }
  };

  const describe = (): StreetCoverage | null => {
    const all = [...open].flatMap(([name, archive]) => (archive ? [{ name, about: archive.about }] : []));
    if (all.length === 0) return null;
    return {
      version: versionOf(all.map(({ name, about }) => `${name} ${about.id ?? seen.get(name) ?? ''}`)),
      bounds: all.map(({ about }) => about.bounds),
      minZoom: Math.min(...all.map(({ about }) => about.minZoom)),
      maxZoom: Math.max(...all.map(({ about }) => about.maxZoom)),
    };
  };

  const look = (): boolean => {
    const found = filesIn(folder);
    const names = [...new Set([...seen.keys(), ...found.keys()])].filter((name) => seen.get(name) !== found.get(name));
    if (names.length === 0) return false;
    seen = found;
    for (const name of names) {
      open.get(name)?.close();
      open.delete(name);
    }
    // In the order of their names, also where one was replaced.
    const before = new Map(open);
    open.clear();
    for (const name of found.keys()) open.set(name, before.has(name) ? (before.get(name) ?? null) : openNow(name));
    coverage = describe();
    return true;
  };

  look();
  return {
    look,
    coverage: () => coverage,
    tile: async (zoom, column, row) => {
      for (const [name, archive] of open) {
        try {
          const tile = archive && tileIn(archive, zoom, column, row);
          if (tile) return tile;
        } catch (error) {
          onBroken(join(folder, name), error);
          open.set(name, null);
        }
      }
      return null;
    },
    close: () => {
      for (const archive of open.values()) archive?.close();
      open.clear();
    },
  };
};
