import sharp, { type Sharp } from 'sharp';

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A picture with something to see all over, larger in bytes the finer it is. */
const coloured = (width: number, height: number, fineness: number): Sharp =>
  sharp({
    create: {
      width: Math.round(width / fineness),
      height: Math.round(height / fineness),
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).resize(width, height, { kernel: 'nearest', fit: 'fill' });

/** What a phone of 48 megapixels writes when it is held upright: lying pixels, more than 5 MB, and a note how to turn them. */
export const largePhoto = async (name = 'large.jpg'): Promise<File> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await coloured(8_000, 6_000, 8)
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Artist: 'Ann Bell' } })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

export const avifPhoto = async (name = 'site.avif'): Promise<File> => ({
  name,
  mimeType: 'image/avif',
  buffer: await coloured(320, 240, 8).avif({ effort: 0 }).toBuffer(),
});

/** A JPEG in a file with the name and type of another format. */
export const misnamedJpeg = async (name = 'jpeg.heic'): Promise<File> => ({
  name,
  mimeType: 'image/heic',
  buffer: await coloured(320, 240, 8).jpeg().toBuffer(),
});

/** Its first bytes, which is all that a browser without a decoder reads. */
export const heicPhoto = (name = 'phone.heic'): File => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1'),
});

/** 30 megapixels that can be seen through: few bytes, but more pixels than are taken. */
export const sheerPhoto = async (name = 'sheer.png'): Promise<File> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 6_000, height: 5_000, channels: 4, background: { r: 0, g: 120, b: 120, alpha: 0.5 } },
  })
    .png({ compressionLevel: 9 })
    .toBuffer(),
});

/** A file that broke off. */
export const without = (file: File, bytes: number, name: string): File => ({
  ...file,
  name,
  buffer: file.buffer.subarray(0, file.buffer.length - bytes),
});
