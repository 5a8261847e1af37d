import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { AppError } from '@wellspring/errors';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { verbatim } from '@wellspring/words/message';
import sharp from 'sharp';
import { openFolder } from '../objects/folder.ts';
import type { Objects } from '../objects/port.ts';
import { openImages } from './images.ts';
import { receiveImage } from './uploads.ts';

const objects = await openFolder(join(await temporaryFolder(), 'files'));
const images = openImages(objects);
const { signal } = new AbortController();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 120 } } });
async function* whole(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
const adopt = async (bytes: Buffer, store: Objects = objects) =>
  openImages(store).adopt(await receiveImage(objects, whole(bytes), signal), { prefix: 'reviews', shape: 'photo' });
const sizesOf = async (key: string): Promise<readonly Buffer[]> => {
  const found: Buffer[] = [];
  for await (const { key: size } of objects.list(`${key}-`))
    found.push(Buffer.concat((await (await objects.get(size))?.body.toArray()) ?? []));
  return found;
};
const refusal = { code: 'VALIDATION', message: expect.stringMatching(/cannot be read|too many pixels/) as string };

const SCRIPT = '<script>alert(1)</script>';
const ARCHIVE = 'PK\x03\x04 an archive behind a picture';

/** A chunk of PNG; its checksum is not looked at before the header has been. */
const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
const pngOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('of a picture that carries other data, only the picture is stored', () => {
  it.each([
    ['a page behind a JPEG', async () => Buffer.concat([await blank(64, 64).jpeg().toBuffer(), Buffer.from(SCRIPT)])],
    [
      'an archive behind a GIF',
      async () => Buffer.concat([await blank(64, 64).gif().toBuffer(), Buffer.from(ARCHIVE)]),
    ],
    [
      'a script among the words of a JPEG',
      () =>
        blank(64, 64)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: SCRIPT } })
          .toBuffer(),
    ],
    [
      'words of XMP in a WebP',
      () => blank(64, 64).webp().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`).toBuffer(),
    ],
  ])('%s', async (_, make) => {
    const hostile = await make();
    expect(hostile.toString('latin1')).toMatch(/script|archive/);
    const { key } = await adopt(hostile);
    const sizes = await sizesOf(key);
    expect(sizes).toHaveLength(4);
    for (const size of sizes) expect(size.toString('latin1')).not.toMatch(/script|archive/);
  });
});

describe('what lies about itself is refused', () => {
  it.each([
    ['a PNG that says it has 65,000 by 65,000 pixels', async () => pngOf(65_000, 65_000)],
    ['a PNG without pixels', async () => pngOf(0, 0)],
    ['a PNG with fewer rows than it says', async () => pngOf(2_000, 2_000)],
    ['half a PNG', async () => (await blank(800, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000)],
    ['half a WebP', async () => (await blank(800, 800).webp({ lossless: true }).toBuffer()).subarray(0, 60)],
    ['the first bytes of a WebP alone', async () => Buffer.from('RIFF\0\0\0\0WEBP')],
  ])('%s', async (_, make) => {
    await expect(adopt(await make())).rejects.toMatchObject(refusal);
  });
});

describe('where only some types are taken', () => {
  const storedKeys = async (): Promise<readonly string[]> => {
    const keys: string[] = [];
    for await (const { key } of objects.list('hero/')) keys.push(key);
    return keys;
  };
  const heroOf = async (bytes: Buffer) =>
    images.adopt(await receiveImage(objects, whole(bytes), signal), {
      prefix: 'hero',
      shape: 'hero',
      only: { types: ['image/jpeg', 'image/png', 'image/webp'], words: verbatim('Please select others') },
    });

  it.each([
    ['another type', () => blank(40, 20).gif().toBuffer(), 'Please select others'],
    ['half a picture', async () => (await blank(800, 800).jpeg().toBuffer()).subarray(0, 900), 'cannot be read'],
  ])('%s is refused, and nothing of it stays', async (_, make, words) => {
    const before = await storedKeys();
    await expect(heroOf(await make())).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining(words) as string,
    });
    expect(await storedKeys()).toEqual(before);
  });

  it('a wide one is made in the sizes of a page', async () => {
    const sizes = await sizesOf((await heroOf(await blank(3_000, 1_500).jpeg().toBuffer())).key);
    const widths = await Promise.all(sizes.map(async (size) => (await sharp(size).metadata()).width));
    expect(widths.toSorted((one, other) => one - other)).toEqual([640, 1_280, 1_920]);
  });
});

describe('what is unusual is taken as it looks', () => {
  it('a picture of 300 frames is its first', async () => {
    const frame = await blank(30, 30).png().toBuffer();
    const animated = await sharp(
      Array.from({ length: 300 }, () => frame),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    const [first] = await sizesOf((await adopt(animated)).key);
    const { pages, height } = await sharp(first).metadata();
    expect([pages, height]).toEqual([undefined, 30]);
  });

  it.each([
    ['grey', () => blank(40, 20).toColourspace('b-w').png()],
    ['of 16 bits with transparency', () => blank(40, 20).ensureAlpha(0.5).toColourspace('rgb16').png()],
    ['in the colours of print', () => blank(40, 20).toColourspace('cmyk').jpeg()],
  ])('one that is %s', async (_, make) => {
    const sizes = await sizesOf((await adopt(await make().toBuffer())).key);
    for (const size of sizes)
      expect(await sharp(size).metadata()).toMatchObject({ width: 40, height: 20, space: 'srgb' });
  });
});

describe('while the store of files is away', () => {
  const away: Objects = {
    ...objects,
    put: () => Promise.reject(new AppError('UNAVAILABLE', verbatim('The file store does not answer'))),
  };
  const words = {
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Photos cannot be taken in right now') as string,
  };

  it('the sender of a photo gets an error that says what they can do', async () => {
    const bytes = await blank(20, 20).png().toBuffer();
    await expect(receiveImage(away, whole(bytes), signal)).rejects.toMatchObject(words);
    await expect(adopt(bytes, away)).rejects.toMatchObject(words);
  });

  it('an upload behind too many others is refused for now', async () => {
    const key = await receiveImage(objects, whole(await blank(20, 20).png().toBuffer()), signal);
    const all = Array.from({ length: 70 }, () => images.adopt(key, { prefix: 'reviews', shape: 'photo' }));
    const outcomes = await Promise.allSettled(all);
    const busy = outcomes.filter((each) => each.status === 'rejected' && (each.reason as AppError).retryAfter === 20);
    expect(busy.length).toBeGreaterThanOrEqual(8);
  });
});
