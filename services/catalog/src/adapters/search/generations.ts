import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { say, verbatim } from '@wellspring/words/message';
import type { IndexStatus } from '../../search-ports.ts';
import { isDamage, isPassing } from './sqlite-errors.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { sqliteIndex, type SqliteIndex } from './sqlite-index.ts';

/** One generation of the index: `search-7.db` is the seventh. */
type Generation = { readonly number: number; readonly index: SqliteIndex };

/** What happens to the files of an index, in this order. */
export const STEPS = ['folder', 'schema', 'begun', 'written', 'marked', 'swapped', 'removed'] as const;
export type Step = (typeof STEPS)[number];

const FILE = /^search-(\d+)\.db$/;
const DAMAGED = /^search-\d+\.damaged/;
const PARTS = ['', '-wal', '-shm'];

const pathOf = (folder: string, number: number): string => join(folder, `search-${number}.db`);

const remove = (folder: string, number: number): void =>
  PARTS.forEach((part) => rmSync(pathOf(folder, number) + part, { force: true }));

/** The last damaged file stays for inspection; it is never opened again. */
const setAside = (folder: string, number: number): void => {
  for (const name of readdirSync(folder)) if (DAMAGED.test(name)) rmSync(join(folder, name), { recursive: true });
  renameSync(pathOf(folder, number), join(folder, `search-${number}.damaged`));
  remove(folder, number);
};

const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);

/** A file that is there already, or null when this code cannot use it: then it is moved away. */
const openExisting = (folder: string, number: number): Generation | null => {
  try {
    const file = openSqliteFile(pathOf(folder, number));
    if (file.isCurrent()) return { number, index: sqliteIndex(file) };
    file.close();
    remove(folder, number);
  } catch (error) {
    if (isPassing(error)) throw error;
    setAside(folder, number);
  }
  return null;
};

const notFilled = (): AppError => new AppError('UNAVAILABLE', say('catalogErrors.searchPreparing'));

/**
 * The files of an index: the live generation, which a finished rebuild made, and the next one while it is being made.
 * Files that cannot be used are set aside. @throws the error of SQLite or of the file system
 */
export const openGenerations = (
  folder: string,
  { onStep = () => undefined }: { readonly onStep?: (step: Step) => void } = {},
) => {
  let live: Generation | undefined;
  let next: Generation | undefined;
  const drop = ({ index, number }: Generation): void => {
    index.close();
    remove(folder, number);
  };
  mkdirSync(folder, { recursive: true });
  onStep('folder');
  for (const number of numbersIn(folder)) {
    const found = openExisting(folder, number);
    if (found?.index.isFilled() && !live) live = found;
    else if (found && !live && !next) next = found;
    else if (found) drop(found);
  }

  /** Runs a piece of work; a file that turns out to be damaged is set aside. */
  const using = <T>(generation: Generation, work: (index: SqliteIndex) => T): T => {
    try {
      return work(generation.index);
    } catch (error) {
      if (isDamage(error)) {
        if (live === generation) live = undefined;
        if (next === generation) next = undefined;
        generation.index.close();
        setAside(folder, generation.number);
      }
      throw error;
    }
  };
  const building = (number: number): Generation => {
    if (next?.number !== number)
      throw new AppError('CONFLICT', verbatim('This rebuild of the search index has ended.'));
    return next;
  };

  return {
    /** @throws AppError UNAVAILABLE while there is no filled generation */
    read: <T>(work: (index: SqliteIndex) => T): T => {
      if (!live) throw notFilled();
      return using(live, work);
    },
    hasLive: (): boolean => live !== undefined,
    /** To every generation that there is. */
    write: (work: (index: SqliteIndex) => void): void => {
      for (const generation of [live, next]) if (generation) using(generation, work);
    },
    status: (): IndexStatus => ({
      ...(live ? using(live, (index) => index.fingerprint()) : { count: 0, highestVersion: 0 }),
      filled: live !== undefined,
      isBuilding: next !== undefined,
    }),
    /** Answers the number of the next generation: a new one, or the one that was left unfinished. */
    begin: (): number => {
      if (!next) {
        const number = Math.max(0, ...numbersIn(folder)) + 1;
        remove(folder, number);
        const file = openSqliteFile(pathOf(folder, number));
        onStep('schema');
        next = { number, index: sqliteIndex(file) };
      }
      onStep('begun');
      return next.number;
    },
    /** @throws AppError CONFLICT when another rebuild has begun, as the following do */
    withNext: <T>(number: number, work: (index: SqliteIndex) => T): T => {
      const result = using(building(number), work);
      onStep('written');
      return result;
    },
    swap: (number: number): void => {
      const filled = building(number);
      using(filled, (index) => index.markFilled());
      onStep('marked');
      const old = live;
      live = filled;
      next = undefined;
      onStep('swapped');
      if (old) drop(old);
      onStep('removed');
    },
    discard: (number: number): void => {
      const dropped = building(number);
      next = undefined;
      drop(dropped);
    },
    /** Nothing that was deleted is left beside the files. */
    emptyLogs: (): void => {
      for (const generation of [live, next]) if (generation) using(generation, (index) => index.emptyLog());
    },
    close: (): void => [live, next].forEach((generation) => generation?.index.close()),
  };
};

export type Generations = ReturnType<typeof openGenerations>;
