import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import type { IndexChange, SearchIndex } from '../ports.ts';
import { openSqliteFile } from './search/sqlite-file.ts';
import { sqliteIndex, type IndexEntry, type SqliteIndex } from './search/sqlite-index.ts';

/** Changes of one transaction: some 20 ms, after which others get their turn. */
const CHUNK = 200;
const ENTRIES_BETWEEN_TURNS = 1000;
const FILE = /^search-(\d+)\.db$/;

/** One generation of the index: `search-7.db` is the seventh. */
type Generation = { readonly number: number; readonly index: SqliteIndex };

const guarded = <T>(work: () => T, message = 'The search index cannot be read or written.'): T => {
  try {
    return work();
  } catch (error) {
    throw new AppError('UNAVAILABLE', message, { cause: error });
  }
};

const cannotOpen = (folder: string): string =>
  `The search index in ${folder} cannot be opened. Make the folder writable, or delete it and run: npm run rebuild -- search`;

const pathOf = (folder: string, number: number): string => join(folder, `search-${number}.db`);

const removeGeneration = (folder: string, number: number): void =>
  ['', '-wal', '-shm'].forEach((end) => rmSync(pathOf(folder, number) + end, { force: true }));

const newGeneration = (folder: string, number: number): Generation => {
  removeGeneration(folder, number);
  return { number, index: sqliteIndex(openSqliteFile(pathOf(folder, number))) };
};

/** The newest whole one; what a rebuild left unfinished, and what it replaced, goes. */
const openNewest = (folder: string): Generation => {
  mkdirSync(folder, { recursive: true });
  const numbers = readdirSync(folder).flatMap((name) => Number(FILE.exec(name)?.[1] ?? Number.NaN) || []);
  let newest: Generation | undefined;
  for (const number of numbers.toSorted((a, b) => b - a)) {
    const file = newest ? undefined : openSqliteFile(pathOf(folder, number));
    if (file?.isUsable()) newest = { number, index: sqliteIndex(file) };
    else {
      file?.close();
      removeGeneration(folder, number);
    }
  }
  if (newest) return newest;
  const first = newGeneration(folder, Math.max(0, ...numbers) + 1);
  first.index.complete();
  return first;
};

const entriesOf = async function* (index: () => SqliteIndex): AsyncIterable<IndexEntry> {
  for (let last = ''; ; await setImmediate()) {
    const entries = guarded(() => index().entriesAfter(last, ENTRIES_BETWEEN_TURNS));
    yield* entries;
    const end = entries.at(-1);
    if (!end) return;
    last = end.id;
  }
};

/**
 * The search index of one process, in SQLite files of a folder of its own. Reads and single writes are done at once;
 * many writes are done in small transactions between which others get their turn.
 * @throws AppError UNAVAILABLE when the folder cannot be read or written
 */
export const openEmbeddedSearch = async ({ folder }: { readonly folder: string }): Promise<SearchIndex> => {
  let live = guarded(() => openNewest(folder), cannotOpen(folder));
  let next: Generation | undefined;

  const write = async (changes: readonly IndexChange[], targets: () => readonly Generation[]): Promise<void> => {
    for (let at = 0; at < changes.length; at += CHUNK) {
      if (at > 0) await setImmediate();
      const chunk = changes.slice(at, at + CHUNK);
      guarded(() => targets().forEach(({ index }) => index.write(chunk)));
    }
  };

  return {
    write: (changes) => write(changes, () => (next ? [live, next] : [live])),
    search: async (query) => guarded(() => live.index.search(query)),
    suggest: async (text, limit) => guarded(() => live.index.suggest(text, limit)),
    map: async (query) => guarded(() => live.index.map(query)),
    entries: () => entriesOf(() => live.index),
    rebuild: async () => {
      if (next) throw new AppError('CONFLICT', 'The search index is being rebuilt already.');
      const building = guarded(() => newGeneration(folder, live.number + 1));
      next = building;
      const end = (obsolete: Generation): void => {
        next = undefined;
        obsolete.index.close();
        removeGeneration(folder, obsolete.number);
      };
      return {
        write: (changes) => write(changes, () => (next === building ? [building] : [])),
        entries: () => entriesOf(() => building.index),
        swap: async () =>
          guarded(() => {
            const old = live;
            building.index.complete();
            live = building;
            end(old);
          }),
        discard: async () => guarded(() => end(building)),
      };
    },
    ping: async () => guarded(() => live.index.ping()),
    close: async () => {
      if (next) next.index.close();
      live.index.close();
    },
  };
};
