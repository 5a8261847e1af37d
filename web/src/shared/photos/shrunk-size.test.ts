import { edgesFor, fitted, isDecodable, writtenAs } from './shrunk-size.ts';

const pixels = (...alphas: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(alphas.flatMap((alpha) => [10, 20, 30, alpha]));
const many = (count: number, alpha: number): readonly number[] => Array.from({ length: count }, () => alpha);

describe('the size of a photo that is made smaller', () => {
  it.each([
    [
      { width: 8_000, height: 6_000 },
      { width: 2_560, height: 1_920 },
    ],
    [
      { width: 6_000, height: 8_000 },
      { width: 1_920, height: 2_560 },
    ],
    [
      { width: 1_000, height: 500 },
      { width: 1_000, height: 500 },
    ],
    [
      { width: 60_000, height: 3 },
      { width: 2_560, height: 1 },
    ],
  ])('keeps its form: %p', (size, expected) => {
    expect(fitted(size, 2_560)).toEqual(expected);
  });

  it('is tried smaller and smaller, and no size twice', () => {
    expect(edgesFor(8_000)).toEqual([2_560, 1_920, 1_280]);
    expect(edgesFor(1_920)).toEqual([2_560, 1_280]);
    expect(edgesFor(800)).toEqual([2_560]);
  });

  it('is not requested where decoding takes more memory than a phone has', () => {
    expect(isDecodable({ width: 16_320, height: 12_240 }, 'image/jpeg')).toBe(true);
    expect(isDecodable({ width: 8_064, height: 6_048 }, 'image/heic')).toBe(true);
    expect(isDecodable({ width: 16_320, height: 12_240 }, 'image/png')).toBe(false);
    expect(isDecodable({ width: 60_000, height: 60_000 }, 'image/jpeg')).toBe(false);
  });
});

describe('a photo is written', () => {
  it('as JPEG, or as WebP where it is seen through', () => {
    expect(writtenAs(pixels(255, 255), 'image/png')).toBe('image/jpeg');
    expect(writtenAs(pixels(255, 128), 'image/png')).toBe('image/webp');
    expect(writtenAs(pixels(255, 0), 'image/avif')).toBe('image/webp');
  });

  it('where at most a twentieth of it is missing', () => {
    expect(writtenAs(pixels(...many(95, 255), ...many(5, 0)), 'image/jpeg')).toBe('image/jpeg');
    expect(writtenAs(pixels(...many(94, 255), ...many(6, 0)), 'image/jpeg')).toBeNull();
    expect(writtenAs(pixels(...many(50, 255), ...many(50, 0)), 'image/heic')).toBeNull();
  });

  it('not at all where the browser drew nothing', () => {
    expect(writtenAs(pixels(0, 0), 'image/webp')).toBeNull();
  });
});
