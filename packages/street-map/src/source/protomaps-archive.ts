import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { Compression, findTile, PMTiles, ResolvedValueCache, TileType, type Entry, type Header } from 'pmtiles';
import type { Bounds } from '../street-tiles.ts';
import { MOST_BYTES, type ArchiveSource } from './source.ts';

/** Where a tile stands in the archive, in bytes from its beginning. */
type StoredTile = { readonly id: number; readonly offset: number; readonly length: number };

export type ProtomapsArchive = {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** null: the archive does not say it */
  readonly bounds: Bounds | null;
  /** The bytes of a tile as the map is served them, packed by gzip. @throws AppError VALIDATION when they are no tile */
  readonly packed: (bytes: Uint8Array) => Uint8Array;
  /** Where the tiles with these numbers stand; those that are not there are left out. `ids` ascend. */
  readonly locate: (ids: Iterable<number>) => AsyncGenerator<StoredTile>;
};

const DEEPEST = 3;
/** As many directories are kept; each is half a megabyte when it is read. */
const DIRECTORIES = 32;
/** What every map of the basemap schema has. */
export const STREET_LAYERS = ['earth', 'roads', 'water'];

const gunzipped = promisify(gunzip);

const unpack = async (bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
  if (compression === Compression.None) return bytes;
  if (compression !== Compression.Gzip) throw new Error('a packing that is not supported');
  const { buffer, byteOffset, length } = await gunzipped(bytes, { maxOutputLength: 4 * MOST_BYTES });
  return buffer.slice(byteOffset, byteOffset + length);
};

const layersIn = (metadata: unknown): readonly unknown[] => {
  if (typeof metadata !== 'object' || metadata === null || !('vector_layers' in metadata)) return [];
  const { vector_layers: layers } = metadata;
  return Array.isArray(layers) ? layers.map((layer: { id?: unknown } | null) => layer?.id) : [];
};

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const boundsIn = ({ minLon: west, minLat: south, maxLon: east, maxLat: north }: Header): Bounds | null =>
  south < north && west !== east ? { west, south, east, north } : null;

const entryFor = (entries: Entry[] | undefined, id: number): Entry | null => (entries ? findTile(entries, id) : null);

/**
 * Opens a PMTiles archive whose tiles are vector tiles in the basemap schema of Protomaps.
 * @throws AppError VALIDATION when it is something else, and what the source throws
 */
export const openProtomapsArchive = async (source: ArchiveSource, signal: AbortSignal): Promise<ProtomapsArchive> => {
  const wrong = (what: string, cause?: unknown): AppError =>
    new AppError('VALIDATION', verbatim(`${source.address} ${what}`), { cause });
  /** Errors of the library say nothing to an operator. */
  const said = async <T>(reading: Promise<T>): Promise<T> => {
    try {
      return await reading;
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof AppError ? cause : wrong('is not a whole PMTiles archive.', cause);
    }
  };
  const archive = new PMTiles(
    {
      getKey: () => source.address,
      getBytes: async (offset, length) => {
        const { buffer, byteOffset, byteLength } = await source.read(offset, length, signal);
        return { data: buffer.slice(byteOffset, byteOffset + byteLength) };
      },
    },
    // Without the answers that failed, which are requested again.
    new ResolvedValueCache(DIRECTORIES, true, unpack),
    unpack,
  );
  const header: Header = await said(archive.getHeader());
  const layers = layersIn(await said(archive.getMetadata()));
  if (header.tileType !== TileType.Mvt || !STREET_LAYERS.every((layer) => layers.includes(layer)))
    throw wrong('has no tiles in the basemap schema of Protomaps.');
  if (header.tileCompression !== Compression.Gzip && header.tileCompression !== Compression.None)
    throw wrong('has tiles that are not packed by gzip.');

  /** Tiles that are requested together look in the same directories: each is read once. */
  const pending = new Map<number, Promise<Entry[]>>();
  const directory = (offset: number, length: number): Promise<Entry[]> => {
    const reading =
      pending.get(offset) ??
      said(archive.cache.getDirectory(archive.source, offset, length, header)).finally(() => pending.delete(offset));
    pending.set(offset, reading);
    return reading;
  };

  return {
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: boundsIn(header),
    packed: (bytes) => {
      if (header.tileCompression === Compression.None) return gzipSync(bytes);
      if (isGzip(bytes)) return bytes;
      throw wrong('holds something else where a tile should stand.');
    },
    async *locate(ids) {
      const root = await directory(header.rootDirectoryOffset, header.rootDirectoryLength);
      // Neighbours are in the same directory: each depth keeps the one that it has.
      const opened: { readonly offset: number; readonly entries: Entry[] }[] = [];
      for (const id of ids) {
        let entry = entryFor(root, id);
        for (let depth = 0; entry?.runLength === 0; depth += 1) {
          if (depth >= DEEPEST) throw wrong('has directories that lead nowhere.');
          const { offset, length } = entry;
          if (opened[depth]?.offset !== offset)
            opened[depth] = { offset, entries: await directory(header.leafDirectoryOffset + offset, length) };
          entry = entryFor(opened[depth]?.entries, id);
        }
        if (entry) yield { id, offset: header.tileDataOffset + entry.offset, length: entry.length };
      }
    },
  };
};
