export const NO_IMAGE = 'Please upload only image files (JPG, PNG, etc.)';

/** So many bytes tell what a file is. */
export const SNIFFED_BYTES = 12;

const startsWith = (bytes: Uint8Array, at: number, signature: string): boolean =>
  Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature;

/** The media type of an image by its first bytes; null for anything that we do not take, SVG above all. */
export const imageTypeOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a') ? 'image/gif' : null;
};
