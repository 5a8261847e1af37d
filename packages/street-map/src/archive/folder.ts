import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readAbout, type About } from './about.ts';

/** The part of a data folder in which the archives of streets are. */
export const MAPS = 'maps';
const FINISHED = /^([a-z0-9][a-z0-9-]{0,60})\.mbtiles$/;
const UNFINISHED = /^([a-z0-9][a-z0-9-]{0,60})\.mbtiles\.new$/;

/** Whether a file can be called so: small letters, digits and dashes. */
export const isArchiveName = (name: string): boolean => FINISHED.test(`${name}.mbtiles`);

export const archivePath = (folder: string, name: string): string => join(folder, `${name}.mbtiles`);
/** Other programs, and backups, leave files with this ending alone. */
export const draftPath = (folder: string, name: string): string => `${archivePath(folder, name)}.new`;

/** The names of the archives in a folder, in their order; none when there is no folder. */
export const archivesIn = async (
  folder: string,
): Promise<{ readonly finished: readonly string[]; readonly unfinished: readonly string[] }> => {
  const files = (await readdir(folder).catch(() => [])).toSorted();
  const named = (pattern: RegExp): readonly string[] => files.flatMap((file) => pattern.exec(file)?.[1] ?? []);
  return { finished: named(FINISHED), unfinished: named(UNFINISHED) };
};

/** What an archive says of itself, and its size in bytes; null: there is none, or it is none. */
export const describeArchive = async (
  folder: string,
  name: string,
): Promise<(About & { readonly bytes: number }) | null> => {
  const path = archivePath(folder, name);
  try {
    const { size } = await stat(path);
    const archive = new DatabaseSync(path, { readOnly: true });
    try {
      return { ...readAbout(archive), bytes: size };
    } finally {
      archive.close();
    }
  } catch {
    return null;
  }
};

export const makeFolder = async (folder: string): Promise<void> => void (await mkdir(folder, { recursive: true }));

/** Puts a whole draft in the place of the archive, in one step that also a loss of power leaves whole. */
export const placeArchive = async (folder: string, name: string): Promise<void> => {
  await rename(draftPath(folder, name), archivePath(folder, name));
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
};

/** Removes an archive, and what was begun of it. Answers whether there was any. */
export const removeArchive = async (folder: string, name: string): Promise<boolean> => {
  const { finished, unfinished } = await archivesIn(folder);
  const draft = draftPath(folder, name);
  await Promise.all([archivePath(folder, name), draft, `${draft}-journal`].map((path) => rm(path, { force: true })));
  return finished.includes(name) || unfinished.includes(name);
};
