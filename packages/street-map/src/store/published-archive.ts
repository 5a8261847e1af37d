import { buffer } from 'node:stream/consumers';
import type { Objects } from '@wellspring/platform/objects/port';
import { z } from 'zod';
import { isArchiveName } from '../archive/folder.ts';

/** Where the streets of a site are in its file store. */
const MANIFESTS = 'streets/archives/';
const PARTS = 'streets/parts/';
const LARGEST_MANIFEST = 16 * 1024;

const degrees = z.number().min(-180).max(180);
const zoom = z.int().min(0).max(22);

const PublishedArchive = z.object({
  /** tells these tiles from those of any other archive */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  bytes: z.int().positive(),
  /** of each part but the last */
  partBytes: z.int().positive(),
  source: z.string().nullable(),
  edition: z.string().nullable(),
  bounds: z.object({ west: degrees, south: degrees, east: degrees, north: degrees }),
  minZoom: zoom,
  maxZoom: zoom,
});

/** What the file store says of an archive: all of its parts are there as soon as this is. */
export type PublishedArchive = z.output<typeof PublishedArchive>;

/** The parts of an archive, whatever its edition. */
export const partsOf = (name: string): string => `${PARTS}${name}/`;
/** Those of one edition. */
export const partsOfEdition = (name: string, id: string): string => `${partsOf(name)}${id}/`;
export const partKey = (name: string, id: string, part: number): string =>
  `${partsOfEdition(name, id)}${String(part).padStart(6, '0')}`;
export const manifestKey = (name: string): string => `${MANIFESTS}${name}.json`;

/** The names of all archives, in their order. */
export const publishedNames = async (objects: Objects): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const { key } of objects.list(MANIFESTS)) {
    const name = key.slice(MANIFESTS.length).replace(/\.json$/, '');
    if (isArchiveName(name) && key === manifestKey(name)) names.push(name);
  }
  return names;
};

/** null: there is none, or what stands there is none. @throws AppError UNAVAILABLE */
export const readPublished = async (objects: Objects, name: string): Promise<PublishedArchive | null> => {
  const found = await objects.get(manifestKey(name), { start: 0, end: LARGEST_MANIFEST });
  if (!found) return null;
  const text = (await buffer(found.body)).toString();
  try {
    return PublishedArchive.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** All that the store has of an archive. */
export const writePublished = async (objects: Objects, name: string, archive: PublishedArchive): Promise<void> => {
  const body = Buffer.from(JSON.stringify(archive));
  await objects.put(manifestKey(name), body, { size: body.length, contentType: 'application/json' });
};
