import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import sharp from 'sharp';
import { openFolder } from '../objects/folder.ts';
import { openImages } from './images.ts';
import { receiveImage } from './uploads.ts';

const objects = await openFolder(join(await temporaryFolder(), 'files'));
const images = openImages(objects);
const { signal } = new AbortController();

async function* whole(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

/** The bytes of the largest size that is made of a file. */
const madeOf = async (bytes: Buffer): Promise<Buffer> => {
  const upload = await receiveImage(objects, whole(bytes), signal);
  const { key } = await images.adopt(upload, { prefix: 'reviews', shape: 'photo' });
  return Buffer.concat((await (await objects.get(`${key}-1920.webp`))?.body.toArray()) ?? []);
};

/** A picture with something to see in each of its rows. */
const photo = () =>
  sharp({
    create: {
      width: 480,
      height: 360,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const cut = (bytes: Buffer, missing: number): Buffer => bytes.subarray(0, bytes.length - missing);

const UNREADABLE = {
  code: 'VALIDATION',
  message: 'This image cannot be read. It may be damaged or incomplete. Please choose another.',
};

describe('of a file that broke off', () => {
  it.each([
    ['a JPEG without its last 40 bytes', () => photo().jpeg(), 40],
    ['a JPEG without the two bytes that end it', () => photo().jpeg(), 2],
    ['a PNG without its last 40 bytes', () => photo().png(), 40],
  ])('%s is taken whole', async (_, make, missing) => {
    const made = await madeOf(cut(await make().toBuffer(), missing));
    expect(await sharp(made).metadata()).toMatchObject({ width: 480, height: 360 });
    const { channels } = await sharp(made).extract({ left: 0, top: 0, width: 480, height: 340 }).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(10);
  });

  it.each([
    ['half a JPEG', () => photo().jpeg()],
    ['half a JPEG whose detail comes in steps', () => photo().jpeg({ progressive: true })],
    ['half a PNG', () => photo().png()],
    ['half a WebP', () => photo().webp()],
    ['half a GIF', () => photo().gif()],
  ])('%s is refused in words', async (_, make) => {
    const bytes = await make().toBuffer();
    await expect(madeOf(cut(bytes, Math.floor(bytes.length / 2)))).rejects.toMatchObject(UNREADABLE);
  });

  it('a JPEG that lacks a tenth is refused', async () => {
    const bytes = await photo().jpeg().toBuffer();
    await expect(madeOf(cut(bytes, Math.floor(bytes.length / 10)))).rejects.toMatchObject(UNREADABLE);
  });
});

it('a small JPEG without its last 40 bytes, which are more than a twentieth of its rows, is taken', async () => {
  const bytes = await photo().resize(320, 240).jpeg().toBuffer();
  expect(await sharp(await madeOf(cut(bytes, 40))).metadata()).toMatchObject({ width: 320, height: 240 });
});

describe('an image in a format that is not taken', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

  it.each([
    ['HEIC', async () => heic, /in the HEIC format.*Most Compatible/],
    ['AVIF', () => photo().resize(40).avif({ effort: 0 }).toBuffer(), /in the AVIF format.*save it as JPEG/],
  ])('is refused by name while it comes in, with what to do: %s', async (_, make, words) => {
    await expect(receiveImage(objects, whole(await make()), signal)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringMatching(words) as string,
    });
  });
});
