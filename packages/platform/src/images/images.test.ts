import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import sharp from 'sharp';
import { openFolder } from '../objects/folder.ts';
import type { Shape } from './encode.ts';
import { openImages } from './images.ts';
import { receiveImage, sweepUploads } from './uploads.ts';

const objects = await openFolder(join(await temporaryFolder(), 'files'));
const images = openImages(objects);
const { signal } = new AbortController();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
async function* pieces(bytes: Buffer): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
}
const upload = (bytes: Buffer) => receiveImage(objects, pieces(bytes), signal);
const adopt = async (bytes: Buffer, shape: Shape = 'photo') =>
  images.adopt(await upload(bytes), { prefix: 'reviews', shape });
const keys = async (prefix: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of objects.list(prefix)) found.push(key);
  return found;
};
const stored = async (key: string) => {
  const found = await objects.get(key);
  return Buffer.concat((await found?.body.toArray()) ?? []);
};

describe('a picture', () => {
  it('is made in its sizes, under a name of chance, and its upload goes', async () => {
    const { key } = await adopt(await blank(3000, 2000).jpeg().toBuffer());
    expect(key).toMatch(/^reviews\/[0-9a-f]{32}$/);
    expect((await keys(key)).map((each) => each.slice(key.length))).toEqual([
      '-1920.webp',
      '-320.webp',
      '-960.jpg',
      '-960.webp',
    ]);
    const { width, height, format } = await sharp(await stored(`${key}-960.webp`)).metadata();
    expect([width, height, format]).toEqual([960, 640, 'webp']);
    expect(await keys('tmp/')).toEqual([]);
  });

  it('is turned as it was taken, and has no other metadata', async () => {
    const taken = await blank(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ann Bell', Orientation: '6' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .toBuffer();
    const { key } = await adopt(await sharp(taken).withMetadata({ orientation: 6 }).toBuffer());
    const jpeg = await stored(`${key}-960.jpg`);
    const { width, height, exif, orientation } = await sharp(jpeg).metadata();
    expect([width, height, exif, orientation]).toEqual([200, 400, undefined, undefined]);
    expect(jpeg.toString('latin1')).not.toContain('Ann');
  });

  it('is not made larger than it was, and a portrait is a square', async () => {
    const { key } = await adopt(await blank(100, 50).png().toBuffer());
    expect((await sharp(await stored(`${key}-1920.webp`)).metadata()).width).toBe(100);
    const portrait = await adopt(await blank(100, 50).png().toBuffer(), 'portrait');
    const { width, height } = await sharp(await stored(`${portrait.key}-96.webp`)).metadata();
    expect([width, height]).toEqual([96, 96]);
  });

  it('of many frames is its first', async () => {
    const frames = await sharp([await blank(20, 20).png().toBuffer(), await blank(20, 20).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const { key } = await adopt(frames);
    expect((await sharp(await stored(`${key}-320.webp`)).metadata()).pages).toBeUndefined();
  });

  it('goes with all its sizes', async () => {
    const picture = await adopt(await blank(50, 50).webp().toBuffer());
    await images.remove([picture]);
    expect(await keys(picture.key)).toEqual([]);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each([
    ['a drawing with a script', svg],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a document', Buffer.from('%PDF-1.7 ...')],
  ])('is %s, while it comes in, and nothing of it stays', async (_, bytes) => {
    await expect(upload(bytes)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'Please upload only image files (JPG, PNG, etc.)',
    });
    expect(await keys('tmp/')).toEqual([]);
  });

  it.each([
    ['a drawing behind the first bytes of a photo', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
    ['half an image', async () => (await blank(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  ])('is %s, when it is decoded', async (_, make) => {
    await expect(adopt(await make())).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'This image cannot be read. It may be damaged or incomplete. Please choose another.',
    });
  });

  it('is an image of too many pixels, before they are decoded', async () => {
    const bomb = await blank(6_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    await expect(adopt(bomb)).rejects.toMatchObject({ message: expect.stringContaining('too many pixels') as string });
  });

  it.each(['../identity.db', 'tmp/../x', 'reviews/0123', 'tmp/none'])('is the key %p', async (key) => {
    await expect(images.adopt(key, { prefix: 'reviews', shape: 'photo' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});

it('an upload that no document names is removed after a day, and no sooner', async () => {
  const key = await upload(await blank(5, 5).png().toBuffer());
  const hours = (many: number) => new Date(Date.now() + many * 3_600_000);
  await sweepUploads(objects, hours(23));
  expect(await keys('tmp/')).toContain(key);
  await sweepUploads(objects, hours(25));
  expect(await keys('tmp/')).not.toContain(key);
});
