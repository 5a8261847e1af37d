import { zxyToTileId } from 'pmtiles';
import { pmtilesHead, type Entry } from '../archive/pmtiles-format.ts';
import type { Bounds } from '../street-tiles.ts';

/** A tile as it is to stand in the archive. */
export type ArchiveTile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Uint8Array };

/** So few that a small archive has many directories. */
const ENTRIES_OF_A_LEAF = 40;
const NOWHERE: Bounds = { west: 0, south: 0, east: 0, north: 0 };

type Options = {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly layers: readonly string[];
  readonly bounds?: Bounds;
};

/** A PMTiles archive of packed vector tiles. Tiles with the same bytes stand once. */
export const writePmtiles = (
  tiles: readonly ArchiveTile[],
  { layers, bounds = NOWHERE, ...zooms }: Options,
): Buffer => {
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
  const metadata = { vector_layers: layers.map((id) => ({ id })) };
  const head = pmtilesHead(entries, ENTRIES_OF_A_LEAF, { ...zooms, bounds, metadata, tileBytes: size });
  return Buffer.concat([head, ...data]);
};
