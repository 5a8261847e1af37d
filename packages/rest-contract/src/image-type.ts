/** The recognized formats. HEIC and AVIF are among them so that they can be refused, or converted, by name. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic';

/** The first bytes of a file that show its type. */
export const IMAGE_HEAD_BYTES = 64;

/** The brands of ISO 14496-12 that name what a HEIF container holds: AV1 (AVIF), or HEVC and other codecs (HEIC). */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'msf1'];

const BRANDS_FROM = 16;
const BRAND_LENGTH = 4;

/** The type of what `ftyp` begins: by its major brand, or, where that says only "some HEIF", by the compatible ones. */
const heifTypeOf = (text: string, boxLength: number): ImageType | null => {
  const major = text.slice(8, 12);
  const end = Math.min(boxLength, text.length);
  const compatible: string[] = [];
  for (let at = BRANDS_FROM; at + BRAND_LENGTH <= end; at += BRAND_LENGTH)
    compatible.push(text.slice(at, at + BRAND_LENGTH));
  if (AVIF_BRANDS.includes(major)) return 'image/avif';
  if (!HEIF_BRANDS.includes(major)) return null;
  const isGeneral = major.startsWith('mif') || major.startsWith('msf');
  return isGeneral && compatible.some((brand) => AVIF_BRANDS.includes(brand)) ? 'image/avif' : 'image/heic';
};

/** The media type of an image by its first bytes, not by its name; null for anything else, SVG above all. */
export const imageTypeOf = (head: Uint8Array): ImageType | null => {
  const text = String.fromCharCode(...head.subarray(0, IMAGE_HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (!text.startsWith('ftyp', 4)) return null;
  return heifTypeOf(text, new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0));
};
