import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readAbout } from './archive/about.ts';
import type { ArchivePlace, OpenArchive } from './street-tiles.ts';

const ARCHIVE = /^[\w.-]{1,80}\.mbtiles$/;

type OpenFile = { readonly archive: OpenArchive; readonly close: () => void };

type Opening = {
  /** tells the file from another of its name */
  readonly mark: string;
  readonly onBroken: (error: unknown) => void;
};

/** @throws when the file is no MBTiles archive */
const openFile = (path: string, { mark, onBroken }: Opening): OpenFile => {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const find = file.prepare('SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?');
    const { id, bounds, minZoom, maxZoom } = readAbout(file);
    let isBroken = false;
    const tile = (zoom: number, column: number, row: number): Buffer | null => {
      if (isBroken) return null;
      try {
        const data = find.get(zoom, column, 2 ** zoom - 1 - row)?.['tile_data'];
        return data instanceof Uint8Array ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : null;
      } catch (error) {
        isBroken = true;
        onBroken(error);
        return null;
      }
    };
    return {
      archive: {
        key: `${basename(path)} ${id ?? mark}`,
        bounds,
        minZoom,
        maxZoom,
        tile: async (...address) => tile(...address),
      },
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
};

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

/** All archives (MBTiles) that are whole in a folder, in the order of their names. The folder is looked at now, and whenever the caller says so. */
export const streetsOfFolder = (folder: string, { onBroken }: Options): ArchivePlace => {
  let seen: Files = new Map();
  const open = new Map<string, OpenFile | null>();
  let archives: readonly OpenArchive[] = [];

  const openNow = (name: string): OpenFile | null => {
    const path = join(folder, name);
    const report = (error: unknown): void => onBroken(path, error);
    try {
      return openFile(path, { mark: seen.get(name) ?? '', onBroken: report });
    } catch (error) {
      report(error);
      return null;
    }
  };

  const lookNow = (): boolean => {
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
    archives = [...open.values()].flatMap((file) => (file ? [file.archive] : []));
    return true;
  };

  lookNow();
  return {
    archives: () => archives,
    look: async () => lookNow(),
    close: () => {
      for (const file of open.values()) file?.close();
      open.clear();
      archives = [];
    },
  };
};
