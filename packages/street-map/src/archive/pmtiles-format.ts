import { gzipSync } from 'node:zlib';
import type { Bounds } from '../street-tiles.ts';

/** Where the tiles with the numbers from `id` on stand among the tiles; a run of 0: where a directory stands among the directories. */
export type Entry = { readonly id: number; readonly offset: number; readonly length: number; readonly run: number };

const VERSION = 3;
const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;

const writeVarint = (bytes: number[], value: number): void => {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
};

/** One directory of a PMTiles archive. What begins where the entry before it ends is written as 0. */
const directory = (entries: readonly Entry[]): Buffer => {
  const bytes: number[] = [];
  writeVarint(bytes, entries.length);
  entries.forEach(({ id }, index) => writeVarint(bytes, id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) writeVarint(bytes, run);
  for (const { length } of entries) writeVarint(bytes, length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    writeVarint(bytes, before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
};

/** Entries with ascending ids in directories of so many, and a root that leads to them. */
const inLeaves = (entries: Iterable<Entry>, leafSize: number) => {
  const leaves: Buffer[] = [];
  const roots: Entry[] = [];
  let offset = 0;
  let open: Entry[] = [];
  const close = (): void => {
    const leaf = directory(open);
    roots.push({ id: open[0]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
    open = [];
  };
  for (const entry of entries) {
    open.push(entry);
    if (open.length >= leafSize) close();
  }
  if (open.length > 0) close();
  return { root: directory(roots), leaves: Buffer.concat(leaves) };
};

type Described = {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Bounds;
  /** what the archive says of itself in JSON */
  readonly metadata: object;
  /** of all tiles together */
  readonly tileBytes: number;
};

/**
 * What stands before the tiles in a PMTiles archive, version 3, of vector tiles that are packed by gzip: the header, and the directories
 * in which a reader looks for a tile. Readers expect the root in the first 16 KiB: at 1,500 leaves it surely fits.
 */
export const pmtilesHead = (entries: Iterable<Entry>, leafSize: number, about: Described): Buffer => {
  const { minZoom, maxZoom, bounds, tileBytes } = about;
  const { root, leaves } = inLeaves(entries, leafSize);
  const metadata = gzipSync(JSON.stringify(about.metadata));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = VERSION;
  let at = HEADER_BYTES;
  [root.length, metadata.length, leaves.length, tileBytes].forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  });
  header.set([0, GZIP, GZIP, MVT, minZoom, maxZoom], 96);
  const { west, south, east, north } = bounds;
  [west, south, east, north].forEach((side, index) => header.writeInt32LE(Math.round(side * 1e7), 102 + 4 * index));
  return Buffer.concat([header, root, metadata, leaves]);
};
