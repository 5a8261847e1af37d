import sharp from 'sharp';
import { asCommitted, differenceOf } from './picture.fixture.ts';

const [WIDTH, HEIGHT] = [1280, 900];

type Look = { readonly left?: number; readonly colour?: string; readonly words?: string };

const box = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A window with a button and a line of words. */
const drawn = ({ left = 200, colour = '#0b6a66', words = '#4b5c58' }: Look = {}): Promise<Buffer> =>
  sharp(box(WIDTH, HEIGHT, '#f5f8f6'))
    .composite([
      { input: box(120, 44, colour), left, top: 300 },
      ...Array.from({ length: 40 }, (_, at) => ({ input: box(2, 14, words), left: 200 + 9 * at, top: 500 })),
    ])
    .png()
    .toBuffer();

const differenceFrom = async (look: Look) =>
  differenceOf(await asCommitted(await drawn(look)), await asCommitted(await drawn()));

describe('two pictures of a window', () => {
  it('are the same where every pixel is', async () => {
    expect(await differenceFrom({})).toBeNull();
  });

  it('are the same where only the encoding differs', async () => {
    const [seen, other] = await Promise.all([
      asCommitted(await drawn()),
      sharp(await drawn())
        .removeAlpha()
        .webp({ quality: 78, effort: 2 })
        .toBuffer(),
    ]);
    expect(seen.equals(other)).toBe(false);
    expect(await differenceOf(seen, other)).toBeNull();
  });

  it('are the same where single pixels of a fine pattern are drawn otherwise', async () => {
    const dots = Array.from({ length: 300 }, (_, at) => ({
      input: box(1, 1, '#d0d6d3'),
      left: 10 + 4 * (at % 30),
      top: 10 + 11 * Math.floor(at / 30),
    }));
    const seen = await sharp(await drawn())
      .composite(dots)
      .png()
      .toBuffer();
    expect(await differenceOf(await asCommitted(seen), await asCommitted(await drawn()))).toBeNull();
  });

  it('differ where a button stands 4 pixels aside, although that is little of the window', async () => {
    const difference = await differenceFrom({ left: 204 });
    expect(difference?.around.y).toBe(256);
    expect(difference?.pixels).toBeLessThan((0.005 * WIDTH * HEIGHT) / 4);
    const half = { width: WIDTH / 2, height: HEIGHT / 2, format: 'png' };
    expect(await sharp(difference?.picture).metadata()).toMatchObject(half);
  });

  it('differ where a colour is another, of a button or of words', async () => {
    expect(await differenceFrom({ colour: '#08524f' })).not.toBeNull();
    expect(await differenceFrom({ words: '#6b7c78' })).not.toBeNull();
  });

  it('differ where one of them is larger', async () => {
    const larger = await sharp(await drawn())
      .extend({ bottom: 1 })
      .png()
      .toBuffer();
    expect(await differenceOf(await asCommitted(larger), await asCommitted(await drawn()))).not.toBeNull();
  });
});
