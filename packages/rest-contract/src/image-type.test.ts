import { imageTypeOf } from './image-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The box that begins each file of the HEIF family: its length, the major brand, a version, and compatible brands. */
const ftyp = (major: string, ...compatible: readonly string[]): Uint8Array =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}`);

describe('the type of an image', () => {
  it.each([
    ['JPEG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
    ['GIF', bytes('GIF89a'), 'image/gif'],
    ['HEIC of a phone', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
    ['HEIC of more than 8 bits', ftyp('heix', 'mif1', 'heix'), 'image/heic'],
    ['a sequence of HEIC', ftyp('hevc', 'msf1', 'hevc'), 'image/heic'],
    ['HEIF that names its codec among the compatible brands', ftyp('mif1', 'heic'), 'image/heic'],
    ['AVIF', ftyp('avif', 'mif1', 'miaf'), 'image/avif'],
    ['AVIF that names its codec among the compatible brands', ftyp('mif1', 'miaf', 'avif'), 'image/avif'],
    ['the first twelve bytes of HEIC', ftyp('heic').subarray(0, 12), 'image/heic'],
  ])('is read from %s', (_, head, type) => {
    expect(imageTypeOf(head)).toBe(type);
  });

  it.each([
    ['a film', ftyp('isom', 'mp41', 'avc1')],
    ['a film of a phone', ftyp('qt  ')],
    ['a film whose data contain the name of a brand', bytes('\0\0\0\x10ftypisom\0\0\0\0avifavif')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a document', bytes('%PDF-1.7')],
    ['sound in the container of WebP', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['nothing', bytes('')],
    ['four bytes', bytes('\0\0\0\x10')],
  ])('is null for %s', (_, head) => {
    expect(imageTypeOf(head)).toBeNull();
  });

  it('is read where the bytes are a part of something larger', () => {
    const padded = Uint8Array.from([1, 2, 3, ...ftyp('mif1', 'avif')]);
    expect(imageTypeOf(padded.subarray(3))).toBe('image/avif');
  });
});
