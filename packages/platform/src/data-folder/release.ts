import { existsSync, constants } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { folderProblem } from '../lifecycle/data-folder.ts';
import { isNewer, RELEASE } from '../release.ts';
import { contentsOf, FILES, COPY_PREFIX, RESTORING, type Content } from './contents.ts';
import { linkFiles } from './link-files.ts';

const FILE = 'release';
/** Of folders from before the release was written down. */
const FIRST = '0.0.0';

/** Which release wrote a data folder last; null: nothing is in it. */
export const releaseIn = async (folder: string): Promise<string | null> => {
  const written = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  if (/^\d+\.\d+\.\d+/.test(written)) return written.trim();
  for await (const _ of contentsOf(folder)) return FIRST;
  return null;
};

const copy = async ({ name, path }: Content, folder: string): Promise<void> => {
  const target = join(folder, name);
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  const file = await open(target, 'r+');
  await file.sync().finally(() => file.close());
};

async function* each(contents: readonly Content[]): AsyncGenerator<Content> {
  yield* contents;
}

const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes) return;
  throw new AppError(
    'UNAVAILABLE',
    verbatim(
      `The data folder ${folder} is of an older release, and there is no room for a copy of it (${Math.ceil(bytes / 1e6)} MB): ` +
        `free some space. Copies of earlier releases lie in it as ${COPY_PREFIX}RELEASE.`,
    ),
  );
};

/** Keeps a copy in the folder, a data folder by itself: databases as they are, uploaded files as links. */
const keepCopy = async (folder: string, release: string): Promise<void> => {
  const target = join(folder, COPY_PREFIX + release);
  if (existsSync(target)) return;
  const contents: Content[] = [];
  for await (const content of contentsOf(folder)) contents.push(content);
  const isLinked = ({ name }: Content): boolean => name.startsWith(`${FILES}/`);
  const copied = contents.filter((content) => !isLinked(content));
  await requireRoom(folder, copied.reduce((bytes, { size }) => bytes + size, 0)); // prettier-ignore
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    for (const content of copied) await copy(content, unfinished);
    await linkFiles(each(contents.filter(isLinked)), unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw folderProblem(folder, error);
  }
};

/**
 * Makes a data folder ready for this release, before any engine opens it: for an older one, a copy is stored in it as before-RELEASE.
 * The caller holds the folder.
 * @throws AppError CONFLICT when a newer release wrote it, or when a restore into it was cut off
 */
export const prepareFolder = async (folder: string, release = RELEASE): Promise<void> => {
  if (existsSync(join(folder, RESTORING)))
    throw new AppError(
      'CONFLICT',
      verbatim(`A restore into the data folder ${folder} was cut off: run "npm run restore -- FILE" again.`),
    );
  const found = await releaseIn(folder);
  if (found !== null && isNewer(found, release))
    throw new AppError(
      'CONFLICT',
      verbatim(
        `The data folder ${folder} was written by release ${found}, and this is ${release}: start ${found} or newer, or choose another with DATA_DIR.`,
      ),
    );
  if (found === release) return;
  if (found !== null && isNewer(release, found)) await keepCopy(folder, found);
  await writeFile(join(folder, `${FILE}.new`), `${release}\n`, { mode: 0o600, flush: true });
  await rename(join(folder, `${FILE}.new`), join(folder, FILE));
};
