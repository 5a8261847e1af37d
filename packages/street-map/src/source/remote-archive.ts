import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { zxyToTileId } from 'pmtiles';
import type { Bounds, OpenArchive } from '../street-tiles.ts';
import { FARTHEST_STREETS } from '../farthest-streets.ts';
import { openProtomapsArchive } from './protomaps-archive.ts';
import type { ArchiveSource } from './source.ts';

const WORLD: Bounds = { west: -180, south: -85, east: 180, north: 85 };
/** What is too slow for so many must not hold requests that wait for nothing. */
const READ_AT_ONCE = 128;

/** Without the address, which may hold a secret: readers see it. */
const unreadable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', verbatim('These streets cannot be read now.'), { cause });

/**
 * Opens an archive whose tiles are read when they are requested, each by one range of bytes.
 * @param signal ends every reading
 * @throws AppError VALIDATION when it is no PMTiles archive in the basemap schema of Protomaps, and what the source throws
 */
export const openRemoteArchive = async (source: ArchiveSource, signal: AbortSignal): Promise<OpenArchive> => {
  const archive = await openProtomapsArchive(source, signal);
  let reading = 0;

  const read = async (id: number): Promise<Buffer | null> => {
    for await (const { offset, length } of archive.locate([id])) {
      const bytes = await source.read(offset, length, signal);
      if (bytes.length === length) return Buffer.from(archive.packed(bytes));
      throw new AppError('VALIDATION', verbatim(`${source.address} is shorter than its directory says.`));
    }
    return null;
  };

  return {
    key: `${source.address} ${source.edition()}`,
    bounds: archive.bounds ?? WORLD,
    minZoom: Math.max(FARTHEST_STREETS, archive.minZoom),
    maxZoom: archive.maxZoom,
    tile: async (zoom, column, row) => {
      if (Math.max(column, row) >= 2 ** zoom) return null;
      if (reading >= READ_AT_ONCE) throw unreadable();
      reading += 1;
      try {
        return await read(zxyToTileId(zoom, column, row));
      } catch (error) {
        throw unreadable(error);
      } finally {
        reading -= 1;
      }
    },
  };
};
