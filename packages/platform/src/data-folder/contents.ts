import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of a data folder in which uploaded files are: each is written once, then only removed. */
export const FILES = 'files';
/** What a restore that is under way, or was cut off, leaves in the folder. */
export const RESTORING = 'restoring';
/** Where the uploaded files of a backup that is being made stand, as links. */
export const LINKS = 'backup-links';
/** How the copies are named that a new release keeps of the data of the one before. */
export const COPY_PREFIX = 'before-';

/** Files of one process, files that can be rebuilt from others or fetched again, copies, and incomplete files. */
const LEFT_OUT = [
  /^lock\.sqlite/,
  /^process\.pid$/,
  /^commands\.sock$/,
  /^\.probe-/,
  /^search-/,
  /^maps$/,
  /^lost\+found$/,
  // eslint-disable-next-line no-restricted-syntax -- only of constants
  new RegExp(`^(${COPY_PREFIX}|${LINKS}$|${RESTORING}$)`),
  /\.new$/,
  /-shm$/,
];

/** A file of a data folder: `name` is its path there, with slashes. */
export type Content = { readonly name: string; readonly path: string; readonly size: number };

/** Every file below a folder, in the order of their names; what is half written aside. */
export async function* filesBelow(folder: string, name: string): AsyncGenerator<Content> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const [path, whole] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.name.startsWith('@') || entry.name.endsWith('.new')) continue;
    if (entry.isDirectory()) yield* filesBelow(path, whole);
    else if (entry.isFile()) yield { name: whole, path, size: (await stat(path)).size };
  }
}

/** The names right in a data folder that are worth keeping. */
export const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name))).toSorted();

/** All that a data folder stores and cannot rebuild. No process may write there meanwhile. */
export async function* contentsOf(folder: string): AsyncGenerator<Content> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path);
    if (found.isDirectory()) yield* filesBelow(path, name);
    else if (found.isFile()) yield { name, path, size: found.size };
  }
}
