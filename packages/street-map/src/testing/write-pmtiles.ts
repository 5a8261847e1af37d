import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Bounds } from '../street-tiles.ts';

/** A tile as it is to stand in the archive. */
export type ArchiveTile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Uint8Array };

type Entry = { readonly id: number; readonly offset: number; readonly length: number; readonly run: number };

const HEADER_BYTES = 127;
const ENTRIES_OF_A_LEAF = 40;
const GZIP = 2;
const MVT = 1;

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
};

const directory = (entries: readonly Entry[]): Buffer =>
  gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.flatMap(({ run }) => varint(run)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }) => varint(offset + 1)),
    ]),
  );

/** The entries in leaves, and a root that leads to them. */
const inLeaves = (entries: readonly Entry[]) => {
  const leaves: Buffer[] = [];
  const roots: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += ENTRIES_OF_A_LEAF) {
    const part = entries.slice(from, from + ENTRIES_OF_A_LEAF);
    const leaf = directory(part);
    roots.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) };
};

type Options = {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly layers: readonly string[];
  readonly bounds?: Bounds;
};

/** A PMTiles archive, version 3, of packed vector tiles. Tiles with the same bytes stand once. */
export const writePmtiles = (tiles: readonly ArchiveTile[], { minZoom, maxZoom, layers, bounds }: Options): Buffer => {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: Buffer.from(bytes) }))
    .toSorted((one, other) => one.id - other.id);
  const placed = new Map<string, number>();
  const data: Buffer[] = [];
  let size = 0;
  const entries = sorted.map(({ id, bytes }): Entry => {
    const key = bytes.toString('base64');
    const earlier = placed.get(key);
    const offset = earlier ?? size;
    if (earlier === undefined) {
      placed.set(key, offset);
      data.push(bytes);
      size += bytes.length;
    }
    return { id, offset, length: bytes.length, run: 1 };
  });
  const { root, leaves } = inLeaves(entries);
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id })) }));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let at = HEADER_BYTES;
  [root, metadata, leaves, { length: size }].forEach(({ length }, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  });
  const { west = 0, south = 0, east = 0, north = 0 } = bounds ?? {};
  [west, south, east, north].forEach((side, index) => header.writeInt32LE(Math.round(side * 1e7), 102 + 4 * index));
  header.set([1, GZIP, GZIP, MVT, minZoom, maxZoom], 96);
  return Buffer.concat([header, root, metadata, leaves, ...data]);
};
