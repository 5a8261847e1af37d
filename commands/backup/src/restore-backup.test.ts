import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { RELEASE } from '@wellspring/platform/release';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { pack as newPack, type Header } from 'tar-stream';
import { backUpResting } from './make-backup.ts';
import { FORMAT, type Head } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const root = await temporaryFolder();
const { signal } = new AbortController();
const quiet = { signal, onProgress: () => undefined };

const original = join(root, 'original');
await mkdir(join(original, 'files', 'photos'), { recursive: true, mode: 0o700 });
await mkdir(join(original, 'before-0.1.0'));
await writeFile(join(original, 'catalog.db'), Buffer.alloc(3_000_000, 'documents'));
await writeFile(join(original, 'catalog.db-wal'), 'what a kill left');
await writeFile(join(original, 'search-1.db'), 'index');
await writeFile(join(original, 'session-keys'), 'secret');
await writeFile(join(original, 'files', 'photos', 'one.webp@'), 'picture');
const whole = join(root, 'whole.tar.gz');
await backUpResting({ ...quiet, folder: original, file: whole, force: false });

const restore = (file: string, folder: string, replace = false) => restoreBackup({ ...quiet, file, folder, replace });

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name !== 'lock.sqlite').toSorted();
};

type Entry = Partial<Header> & { readonly name: string };

/** An archive that was made by hand. */
const archiveOf = async (name: string, head: object | null, entries: readonly Entry[]): Promise<string> => {
  const pack = newPack({});
  if (head) pack.entry({ name: 'backup.json' }, JSON.stringify(head));
  for (const entry of entries) {
    if (entry.type === undefined) pack.entry(entry, 'content');
    else pack.entry(entry);
  }
  pack.entry({ name: 'manifest.json' }, '{"files":[]}');
  pack.finalize();
  const file = join(root, `${name}.tar.gz`);
  await pipeline(pack, createGzip(), createWriteStream(file));
  return file;
};

const head: Head = { product: 'wellspring', format: FORMAT, release: RELEASE, time: '2026-11-23T00:00:00.000Z' };

describe('a backup of a folder that rests', () => {
  it('is restored byte for byte, without files that can be rebuilt, and without earlier copies', async () => {
    const folder = join(root, 'deep', 'restored');
    expect(await restore(whole, folder)).toMatchObject({ files: 4, release: RELEASE, previousFolder: null });
    expect(await namesIn(folder)).toEqual(['catalog.db', 'catalog.db-wal', 'files', 'session-keys']);
    for (const name of ['catalog.db', 'catalog.db-wal', 'session-keys', join('files', 'photos', 'one.webp@')])
      expect((await readFile(join(folder, name))).equals(await readFile(join(original, name)))).toBe(true);
  });

  it('replaces no file without force, and writes none into the folder itself', async () => {
    const options = { ...quiet, folder: original, force: false };
    await expect(backUpResting({ ...options, file: whole })).rejects.toThrow(
      'is there already: choose another name, or',
    );
    await expect(backUpResting({ ...options, file: join(original, 'x.tar.gz') })).rejects.toThrow(
      'does not belong into',
    );
    const missing = join(root, 'missing');
    await expect(backUpResting({ ...options, folder: missing, file: join(root, 'x.tar.gz') })).rejects.toThrow(
      `There is no data folder ${missing}`,
    );
    expect(await namesIn(missing)).toEqual([]);
  });

  it('leaves nothing behind when it is stopped or finds no room', async () => {
    const folder = join(root, 'targets');
    await mkdir(folder);
    const stopping = new AbortController();
    const stopped = backUpResting({
      folder: original,
      file: join(folder, 'stopped.tar.gz'),
      force: false,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    await expect(stopped).rejects.toThrow();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    const filled = backUpResting({
      ...quiet,
      folder: original,
      file: join(folder, 'full.tar.gz'),
      force: false,
      onProgress: () => {
        throw full;
      },
    });
    await expect(filled).rejects.toThrow(`There is no room for the backup in ${folder}.`);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('restoring', () => {
  it('refuses a folder that is not empty, and puts it aside on request', async () => {
    const folder = join(root, 'taken');
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, 'catalog.db'), 'mine');
    await expect(restore(whole, folder)).rejects.toThrow(
      'is not empty: choose another with DATA_DIR, or say --replace',
    );
    const { previousFolder } = await restore(whole, folder, true);
    expect(previousFolder).toMatch(/taken-before-20\d\d-/);
    expect(await readFile(join(previousFolder ?? '', 'catalog.db'), 'utf8')).toBe('mine');
    expect(await namesIn(folder)).toContain('session-keys');
  });

  it('continues where it was interrupted', async () => {
    const folder = join(root, 'cut-off');
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, 'restoring'), '');
    await writeFile(join(folder, 'catalog.db'), 'half');
    await restore(whole, folder);
    expect((await readFile(join(folder, 'catalog.db'))).byteLength).toBe(3_000_000);
    expect(await namesIn(folder)).not.toContain('restoring');
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength - 200)],
    ['damaged', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 3_000 ? byte ^ 1 : byte)))],
    ['something else', () => Buffer.from('no archive at all')],
  ])('refuses what is %s, with nothing changed', async (name, harm) => {
    const file = join(root, `${name}.tar.gz`);
    await writeFile(file, harm(await readFile(whole)));
    const folder = join(root, `into ${name}`);
    await expect(restore(file, folder)).rejects.toThrow('This is no whole backup of Wellspring');
    expect(await namesIn(folder)).toEqual([]);
  });

  it.each([
    ['format', { ...head, format: FORMAT + 1 }],
    ['release', { ...head, release: '99.0.0' }],
  ])('refuses a backup of a newer %s in a sentence', async (name, newer) => {
    const file = await archiveOf(name, newer, []);
    await expect(restore(file, join(root, `into newer ${name}`))).rejects.toThrow(
      /^This backup was made by release \S+, and this is \S+: restore it with \S+ or newer\. Nothing was changed\.$/,
    );
  });

  it.each<[string, readonly Entry[]]>([
    ['a path that leads out', [{ name: 'data/../../escaped' }]],
    ['an absolute path', [{ name: '/tmp/escaped' }]],
    ['a path with a step in it', [{ name: 'data/files/./escaped' }]],
    ['a link', [{ name: 'data/files', type: 'symlink', linkname: root }]],
    ['a hard link', [{ name: 'data/catalog.db', type: 'link', linkname: '/etc/hosts' }]],
    ['a device', [{ name: 'data/catalog.db', type: 'character-device' }]],
    ['a file twice', [{ name: 'data/catalog.db' }, { name: 'data/catalog.db' }]],
    ['a file that its list does not have', [{ name: 'data/catalog.db' }]],
  ])('refuses an archive with %s, and nothing of it is written', async (name, entries) => {
    const file = await archiveOf(name.replaceAll(' ', '-'), head, entries);
    const before = await readdir(root);
    const folder = join(root, `into ${name}`);
    await expect(restore(file, folder)).rejects.toThrow('This is no whole backup of Wellspring');
    expect(await namesIn(folder)).toEqual([]);
    expect(await readdir(root)).toEqual(before);
  });
});
