import { setTimeout as pause } from 'node:timers/promises';
import { LocationList } from '@wellspring/rest-contract/location';
import { PHOTO_BYTES_MAX } from '@wellspring/rest-contract/photo';
import sharp from 'sharp';
import { askJson, memory } from './ask.ts';
import { figure, megabytes, type Figure } from './figure.ts';
import { startProduct, withFolder, type Product } from './product.ts';

const AT_ONCE = 20;
const [WIDTH, HEIGHT] = [6_000, 4_000];
/** What one such image takes when it is decoded. */
const DECODED = WIDTH * HEIGHT * 3;
const MOST_MORE = 64e6 + 2 * DECODED;
const LOOK_EVERY_MS = 25;

/** A photo as a phone takes it, held upright: 24 megapixels, close to what a form takes, and to be turned. */
const largestPhoto = async (): Promise<Buffer> => {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#777', noise: grain } })
    .png()
    .toBuffer();
  const large = sharp(small).resize(WIDTH, HEIGHT).withMetadata({ orientation: 6 });
  for (let quality = 95; quality > 0; quality -= 5) {
    const bytes = await large.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= PHOTO_BYTES_MAX) return bytes;
  }
  throw new Error('No photo of 24 megapixels is small enough');
};

/** @throws when the call was not answered as it should be */
const post = async (url: string, init: RequestInit, status: number): Promise<Response> => {
  const response = await fetch(url, { method: 'POST', ...init });
  if (response.status !== status) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
};

/** A new member, from their own address; returns the cookie of their session. */
const join = async ({ url }: Product, at: number): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${at}.7` };
  const account = { email: `member-${at}@example.org`, password: 'quiet water 42' };
  const response = await post(`${url}/api/register`, { headers, body: JSON.stringify(account) }, 201);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
};

const reviewWith = async ({ url }: Product, cookie: string, place: string, photo: Buffer): Promise<void> => {
  const form = new FormData();
  const fields = { rating: '5', title: 'Warm and quiet', content: 'Steam over the river in the morning.' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  await post(`${url}/api/locations/${place}/reviews`, { headers: { cookie }, body: form }, 201);
};

/** The most memory that is held while something is done. */
const peakWhile = async ({ adminUrl }: Product, work: Promise<unknown>): Promise<number> => {
  let [peak, isDone] = [0, false];
  const done = work.finally(() => (isDone = true));
  done.catch(() => undefined); // reported below
  while (!isDone) {
    peak = Math.max(peak, await memory(adminUrl));
    await pause(LOOK_EVERY_MS);
  }
  await done;
  return peak;
};

/** 20 members publish a review with a photo of 5 MB at the same moment: what that takes beside the product at rest. */
export const measureUploads = (settleSeconds: number): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const product = await startProduct(folder, { TRUST_PROXY: '1' });
    try {
      const photo = await largestPhoto();
      const { locations } = LocationList.parse(await askJson(`${product.url}/api/locations?limit=1`));
      const place = locations[0]?.id ?? '';
      const cookies = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => join(product, at)));
      await pause(settleSeconds * 1_000);
      const idle = await memory(product.adminUrl);
      const peak = await peakWhile(
        product,
        Promise.all(cookies.map((cookie) => reviewWith(product, cookie, place, photo))),
      );
      return [
        figure(`${AT_ONCE} uploads of 5 MB at once: memory beside idle`, {
          target: `≤ ${megabytes(MOST_MORE)} more`,
          measured: `${megabytes(peak - idle)} more, ${megabytes(peak)} at the peak`,
          comparedTo: `at rest: ${megabytes(idle)}; resident; each photo has 24 megapixels and ${megabytes(photo.length)}`,
          isMet: peak - idle <= MOST_MORE,
        }),
      ];
    } finally {
      await product.stop();
    }
  });
