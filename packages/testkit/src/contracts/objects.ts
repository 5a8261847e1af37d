import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { newId } from '@wellspring/platform/ids';
import type { Objects } from '@wellspring/platform/objects/port';

const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]);

/** The contract of a file store, the same for each engine. Keys begin with a word of this run, so that a bucket can be shared. */
export const objectsContract = (open: () => Promise<Objects>): void => {
  const run = newId();
  const key = (name: string): string => `${run}/${name}`;
  let objects: Objects;

  const put = (name: string, bytes: Uint8Array, contentType = 'image/png') =>
    objects.put(key(name), bytes, { size: bytes.byteLength, contentType });
  const bytesOf = async (name: string, range?: { start: number; end: number }): Promise<Buffer | null> => {
    const found = await objects.get(key(name), range);
    return found && buffer(found.body);
  };
  const keysOf = async (prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const info of objects.list(key(prefix))) keys.push(info.key.slice(run.length + 1));
    return keys;
  };

  beforeAll(async () => {
    objects = await open();
  });

  afterAll(async () => {
    await objects.remove((await keysOf('')).map(key));
  });

  it('returns a stored file with its size, type and time', async () => {
    const before = Date.now();
    await put('a/photo.png', PIXELS);
    const found = await objects.get(key('a/photo.png'));
    expect(found && (await buffer(found.body)).equals(PIXELS)).toBe(true);
    const info = { key: key('a/photo.png'), size: 8, contentType: 'image/png' };
    expect(found?.info).toMatchObject(info);
    expect(await objects.info(key('a/photo.png'))).toMatchObject(info);
    // HTTP has whole seconds
    expect(Math.abs((found?.info.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(10_000);
  });

  it('stores a stream, and an empty file', async () => {
    const pieces = Array.from({ length: 40 }, (_, i) => Buffer.alloc(50_000, i));
    await objects.put(key('stream'), Readable.from(pieces), {
      size: 2_000_000,
      contentType: 'application/octet-stream',
    });
    expect((await bytesOf('stream'))?.equals(Buffer.concat(pieces))).toBe(true);
    await put('empty', Buffer.alloc(0));
    expect(await bytesOf('empty')).toHaveLength(0);
    expect((await objects.info(key('empty')))?.size).toBe(0);
  });

  it('replaces a file as a whole', async () => {
    await put('twice', Buffer.from('a long first version'));
    await put('twice', Buffer.from('second'), 'text/plain');
    expect(String(await bytesOf('twice'))).toBe('second');
    expect(await objects.info(key('twice'))).toMatchObject({ size: 6, contentType: 'text/plain' });
  });

  it('says null for what is not there', async () => {
    expect(await objects.get(key('nothing'))).toBeNull();
    expect(await objects.info(key('nothing'))).toBeNull();
    expect(await objects.info(key('a'))).toBeNull(); // a folder is not a file
    expect(await objects.info(key('a/photo.png/below'))).toBeNull();
  });

  it('gives ranges of bytes', async () => {
    await put('range', Buffer.from('0123456789'));
    expect(String(await bytesOf('range', { start: 2, end: 4 }))).toBe('234');
    expect(String(await bytesOf('range', { start: 9, end: 9 }))).toBe('9');
    expect(String(await bytesOf('range', { start: 7, end: 99 }))).toBe('789');
    const part = await objects.get(key('range'), { start: 0, end: 1 });
    part?.body.destroy();
    expect(part?.info.size).toBe(10);
    expect(await bytesOf('nothing', { start: 0, end: 1 })).toBeNull();
    for (const range of [
      { start: 10, end: 12 },
      { start: 4, end: 3 },
      { start: -1, end: 3 },
    ])
      await expect(bytesOf('range', range)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it.each([
    ['shorter', 5_000],
    ['longer', 10],
  ])('stores nothing when the body is %s than announced', async (_word, size) => {
    await put('kept', PIXELS);
    const body = Readable.from([Buffer.alloc(500), Buffer.alloc(500)]);
    const putting = objects.put(key('kept'), body, { size, contentType: 'image/png' });
    await expect(putting).rejects.toMatchObject({ code: 'VALIDATION' });
    expect((await bytesOf('kept'))?.equals(PIXELS)).toBe(true);
    const wrong = objects.put(key('new'), Buffer.alloc(1_000), { size, contentType: 'image/png' });
    await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await objects.info(key('new'))).toBeNull();
  });

  it('stores nothing when the body breaks off', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(500);
        throw new Error('the sender went away');
      })(),
    );
    const putting = objects.put(key('broken'), breaking, { size: 1_000, contentType: 'image/png' });
    await expect(putting).rejects.toThrow('the sender went away');
    expect(await keysOf('broken')).toEqual([]);
  });

  it('refuses more than 64 MiB before it reads any of it', async () => {
    const untouched = new Readable({ read: () => expect('it was read').toBe('not read') });
    const putting = objects.put(key('huge'), untouched, { size: 64 * 1024 * 1024 + 1, contentType: 'image/png' });
    await expect(putting).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('lists by the beginning of the key, in the order of the keys', async () => {
    const names = ['list/a-b', 'list/a.b', 'list/a/b', 'list/a/c/d', 'list/aa', 'list/b'];
    for (const name of names.toReversed()) await put(name, PIXELS);
    expect(await keysOf('list/')).toEqual([...names].sort());
    expect(await keysOf('list/a/')).toEqual(['list/a/b', 'list/a/c/d']);
    expect(await keysOf('list/aa')).toEqual(['list/aa']);
    expect(await keysOf('list/nothing')).toEqual([]);
    for await (const info of objects.list(key('list/'))) {
      expect(info.size).toBe(8);
      expect(info.modifiedAt.getTime()).toBeGreaterThan(0);
    }
  });

  it('copies', async () => {
    await put('original', PIXELS, 'image/webp');
    await objects.copy(key('original'), key('copies/one'));
    expect((await bytesOf('copies/one'))?.equals(PIXELS)).toBe(true);
    expect((await objects.info(key('copies/one')))?.contentType).toBe('image/webp');
    await expect(objects.copy(key('nothing'), key('copies/two'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await keysOf('copies/')).toEqual(['copies/one']);
  });

  it('removes, also what is not there', async () => {
    await put('gone/1', PIXELS);
    await put('gone/2', PIXELS);
    await objects.remove([key('gone/1'), key('gone/nothing'), key('gone/2')]);
    await objects.remove([]);
    expect(await keysOf('gone/')).toEqual([]);
  });

  it('refuses keys that are too long', async () => {
    const long = Array.from({ length: 80 }, () => 'folder').join('/');
    await expect(objects.info(long)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it.each(['', '/', '/a', 'a/', 'a//b', '..', '../a', 'a/../b', 'a/./b', 'ä', 'a b', 'a\\b', 'a\0', 'a@'])(
    'refuses the key %j',
    async (bad) => {
      const refused = { code: 'VALIDATION' };
      await expect(objects.put(bad, PIXELS, { size: 8, contentType: 'image/png' })).rejects.toMatchObject(refused);
      await expect(objects.get(bad)).rejects.toMatchObject(refused);
      await expect(objects.info(bad)).rejects.toMatchObject(refused);
      await expect(objects.copy(bad, key('x'))).rejects.toMatchObject(refused);
      await expect(objects.copy(key('range'), bad)).rejects.toMatchObject(refused);
      await expect(objects.remove([bad])).rejects.toMatchObject(refused);
    },
  );

  it('handles many writers of one key: the file of one of them is complete', async () => {
    const versions = Array.from({ length: 12 }, (_, i) => Buffer.alloc(100_000, i));
    await Promise.all(versions.map((bytes) => put('race', bytes)));
    const found = await bytesOf('race');
    expect(versions.some((bytes) => found?.equals(bytes))).toBe(true);
  });

  it('answers', async () => {
    await expect(objects.ping()).resolves.toBeUndefined();
  });
};
