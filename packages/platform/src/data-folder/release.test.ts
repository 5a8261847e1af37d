import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { prepareFolder } from './release.ts';

const root = await temporaryFolder();

const folderOf = async (name: string, release: string | null): Promise<string> => {
  const folder = join(root, name);
  await mkdir(join(folder, 'files', 'photos'), { recursive: true });
  await mkdir(join(folder, 'files', '@unfinished'));
  await writeFile(join(folder, 'catalog.db'), 'documents');
  await writeFile(join(folder, 'catalog.db-wal'), 'more documents');
  await writeFile(join(folder, 'search-1.db'), 'index');
  await writeFile(join(folder, 'lock.sqlite'), '');
  await writeFile(join(folder, 'files', 'photos', 'one.webp@'), 'picture');
  if (release !== null) await writeFile(join(folder, 'release'), `${release}\n`);
  return folder;
};

const releaseOf = (folder: string): Promise<string> => readFile(join(folder, 'release'), 'utf8');

describe('a data folder', () => {
  it.each([
    ['0.9.4', 'before-0.9.4'],
    [null, 'before-0.0.0'],
  ])('of an older release (%s) starts after a copy is made, itself a data folder', async (older, name) => {
    const folder = await folderOf(`older-${name}`, older);
    await prepareFolder(folder, '1.0.0');
    const copy = join(folder, name);
    const names = ['catalog.db', 'catalog.db-wal', 'files', ...(older === null ? [] : ['release'])];
    expect((await readdir(copy)).toSorted()).toEqual(names);
    expect((await stat(copy)).mode & 0o777).toBe(0o700);
    await writeFile(join(folder, 'catalog.db'), 'migrated');
    expect(await readFile(join(copy, 'catalog.db'), 'utf8')).toBe('documents');
    const picture = join('files', 'photos', 'one.webp@');
    expect((await stat(join(copy, picture))).ino).toBe((await stat(join(folder, picture))).ino);
    expect(await releaseOf(folder)).toBe('1.0.0\n');
    // The next start finds its own release, and keeps nothing more.
    await prepareFolder(folder, '1.0.0');
    expect((await readdir(folder)).filter((each) => each.startsWith('before-'))).toEqual([name]);
  });

  it.each(['1.0.1', '1.10.0', '2.0.0'])('of a newer release (%s) is refused in a sentence', async (newer) => {
    const folder = await folderOf(`newer-${newer}`, newer);
    await expect(prepareFolder(folder, '1.0.0')).rejects.toThrow(
      `The data folder ${folder} was written by release ${newer}, and this is 1.0.0: start ${newer} or newer, or choose another with DATA_DIR.`,
    );
    expect(await releaseOf(folder)).toBe(`${newer}\n`);
  });

  it('gets a release when it is new, and nothing is copied', async () => {
    const folder = join(root, 'new');
    await mkdir(folder);
    await prepareFolder(folder, '1.0.0');
    expect(await readdir(folder)).toEqual(['release']);
  });

  it('into which a restore was cut off is refused', async () => {
    const folder = await folderOf('cut-off', '1.0.0');
    await writeFile(join(folder, 'restoring'), '');
    await expect(prepareFolder(folder, '1.0.0')).rejects.toThrow('was cut off: run "npm run restore -- FILE" again.');
  });
});
