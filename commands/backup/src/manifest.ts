import { z } from 'zod';

/** A backup is one tar, gzipped: HEAD first, the files of the data folder below DATA, and MANIFEST at the end. */
export const HEAD = 'backup.json';
export const DATA = 'data/';
export const MANIFEST = 'manifest.json';

/** Rises when an older release could not read what a newer one writes. */
export const FORMAT = 1;

export const Head = z.object({
  product: z.literal('wellspring'),
  format: z.int(),
  release: z.string(),
  time: z.string(),
});
export type Head = z.output<typeof Head>;

/** What is in a backup: each file of the data folder with its size in bytes. */
export const Manifest = z.object({
  files: z.array(z.object({ name: z.string(), size: z.int().nonnegative(), sha256: z.string().length(64) })),
});
export type Manifest = z.output<typeof Manifest>;

/** Whether a name leads to a file in the data folder and nowhere else. */
export const isSoundName = (name: string): boolean =>
  name.length <= 1_000 &&
  !/[\p{Cc}\\]/u.test(name) &&
  name.split('/').every((word) => word !== '' && word !== '.' && word !== '..');
