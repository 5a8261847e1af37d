import { AppError } from '@wellspring/errors';
import { isDiskFull } from '@wellspring/platform/disk-problem';
import { verbatim } from '@wellspring/words/message';
import { tileIdToZxy } from 'pmtiles';
import { openDraft, removeDraft, type Draft, type PlannedTile } from './archive/draft.ts';
import { draftPath, makeFolder } from './archive/folder.ts';
import type { ArchiveStorage } from './archive/storage.ts';
import { FARTHEST_STREETS } from './farthest-streets.ts';
import { requestsFor, type RangeRequest } from './range-requests.ts';
import { openProtomapsArchive, type ProtomapsArchive } from './source/protomaps-archive.ts';
import type { ArchiveSource } from './source/source.ts';
import type { Bounds } from './street-tiles.ts';
import { countTiles, tileIdsOf } from './tiles-of-box.ts';

/** Their plan alone takes a gigabyte. */
const MOST_TILES = 20_000_000;
const AT_ONCE = 6;

export type Size = { readonly tiles: number; readonly bytes: number; readonly missingBytes: number };

export type Fetching = {
  readonly source: ArchiveSource;
  /** where the archive is made */
  readonly folder: string;
  /** where it stands when it is whole */
  readonly storage: Pick<ArchiveStorage, 'store'>;
  readonly name: string;
  readonly bounds: Bounds;
  /** the closest zoom that is requested; the archive may end before */
  readonly zoom: number;
  /** of an archive that is here already: nothing is fetched when the source has still the same; null: always fetched */
  readonly unlessEdition: string | null;
  /** hears the size before anything but directories is fetched; what it throws ends the work */
  readonly confirm: (size: Size) => Promise<void>;
  readonly onProgress: (bytes: number, part: number) => void;
  readonly signal: AbortSignal;
};

async function* plannedTiles(
  archive: ProtomapsArchive,
  { bounds, maxZoom }: { readonly bounds: Bounds; readonly maxZoom: number },
): AsyncGenerator<PlannedTile> {
  for (let zoom = FARTHEST_STREETS; zoom <= maxZoom; zoom += 1)
    for await (const { id, offset, length } of archive.locate(tileIdsOf(bounds, zoom))) {
      const [, column, row] = tileIdToZxy(id);
      yield { zoom, column, row, offset, length };
    }
}

/** Fetches what is missing, some requests at once; each is stored when it is there. */
const fill = async (draft: Draft, archive: ProtomapsArchive, fetching: Fetching, size: Size): Promise<void> => {
  const { source, onProgress } = fetching;
  const failed = new AbortController();
  const signal = AbortSignal.any([fetching.signal, failed.signal]);
  let fetched = size.bytes - size.missingBytes;
  const fetchOne = async ({ offset, length, pieces }: RangeRequest): Promise<void> => {
    const bytes = await source.read(offset, length, signal);
    if (bytes.length < length)
      throw new AppError('VALIDATION', verbatim(`${source.address} is shorter than its directory says.`));
    signal.throwIfAborted();
    draft.store(
      pieces.map((piece) => {
        const start = piece.offset - offset;
        return { offset: piece.offset, data: archive.packed(bytes.subarray(start, start + piece.length)) };
      }),
    );
    fetched += pieces.reduce((sum, piece) => sum + piece.length, 0);
    onProgress(fetched, fetched / size.bytes);
  };
  const requests = requestsFor(draft.missingAfter);
  const work = async (): Promise<void> => {
    try {
      for (let next = requests.next(); !next.done; next = requests.next()) await fetchOne(next.value);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  fetching.signal.throwIfAborted();
  failed.signal.throwIfAborted();
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

const fillDraft = async (fetching: Fetching): Promise<Size> => {
  const { source, folder, name, bounds, zoom, unlessEdition, confirm, signal } = fetching;
  const refuse = (what: string): never => {
    throw new AppError('VALIDATION', verbatim(what));
  };
  const archive = await openProtomapsArchive(source, signal);
  if (source.edition() === unlessEdition) refuse(`${source.address} has not changed since these streets were fetched.`);
  const maxZoom = Math.min(zoom, archive.maxZoom);
  if (maxZoom < FARTHEST_STREETS) refuse(`${source.address} has no tiles close enough for streets.`);
  if (countTiles(bounds, FARTHEST_STREETS, maxZoom) > MOST_TILES)
    refuse(`This is too large for one archive at zoom ${maxZoom}. Choose a smaller box, or a smaller --zoom.`);
  await makeFolder(folder);
  const requested = { source: source.address, edition: source.edition(), bounds, minZoom: FARTHEST_STREETS, maxZoom };
  const path = draftPath(folder, name);
  const draft = await openDraft(path, name, requested);
  let isBegun = draft.isPlanned;
  try {
    if (!draft.isPlanned) await draft.plan(plannedTiles(archive, requested));
    const size = draft.totals();
    if (size.tiles === 0) refuse(`${source.address} has no streets in this box.`);
    isBegun = size.missingBytes < size.bytes;
    await confirm(size);
    isBegun = true;
    await fill(draft, archive, fetching, size);
    return size;
  } finally {
    draft.close();
    if (!isBegun) await removeDraft(path);
  }
};

/**
 * Copies the tiles of a box into an archive, and gives it to its storage when it is whole. What an earlier call with the same source, box
 * and zoom fetched is not fetched again.
 * @throws AppError what the source throws; VALIDATION when there are no streets in the box, or too many tiles; UNAVAILABLE when the disk is
 * full
 */
export const fetchStreets = async (fetching: Fetching): Promise<Size> => {
  try {
    const size = await fillDraft(fetching);
    await fetching.storage.store(fetching.name, fetching.signal);
    return size;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new AppError('UNAVAILABLE', verbatim(`There is no room left in ${fetching.folder}.`), { cause: error });
  }
};
