import { createHash } from 'node:crypto';
import type { Objects } from '@wellspring/platform/objects/port';
import { manifestKey, partKey, partsOf, partsOfEdition, publishedNames, writePublished } from './published-archive.ts';
import { pmtilesOfDraft, type PmtilesOfDraft } from './pmtiles-of-draft.ts';

/** A client of the store holds a part in memory. */
const PART_BYTES = 16 * 1024 * 1024;
const REMOVED_AT_ONCE = 500;

/** The bytes in pieces of one size; the last one may be smaller. */
const inParts = function* ({ head, tiles }: PmtilesOfDraft, size: number): Generator<Buffer> {
  let open: Uint8Array[] = [];
  let length = 0;
  const pieces = function* (): Generator<Uint8Array> {
    yield head;
    yield* tiles();
  };
  for (const piece of pieces()) {
    let rest = piece;
    while (length + rest.length >= size) {
      const room = size - length;
      yield Buffer.concat([...open, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      [open, length] = [[], 0];
    }
    open.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(open);
};

const removeParts = async (objects: Objects, name: string, stays: (key: string) => boolean): Promise<boolean> => {
  const keys: string[] = [];
  for await (const { key } of objects.list(partsOf(name))) if (!stays(key)) keys.push(key);
  for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) await objects.remove(keys.slice(at, at + REMOVED_AT_ONCE));
  return keys.length > 0;
};

type Options = {
  readonly signal: AbortSignal;
  /** hears how many bytes are there */
  readonly onProgress: (bytes: number) => void;
  /** for tests */
  readonly partBytes?: number;
};

/**
 * Stores a whole draft in parts, then that it is there, then removes what was stored under its name before. Parts that an earlier call
 * stored are not stored again.
 * @throws AppError UNAVAILABLE when the store does not answer
 */
export const publishDraft = async (
  objects: Objects,
  { name, path }: { readonly name: string; readonly path: string },
  { signal, onProgress, partBytes = PART_BYTES }: Options,
): Promise<void> => {
  const archive = pmtilesOfDraft(path);
  try {
    // The head has the place of every tile, and the id of the draft.
    const id = createHash('sha256').update(archive.head).digest('hex').slice(0, 16);
    let [part, stored] = [0, 0];
    for (const body of inParts(archive, partBytes)) {
      signal.throwIfAborted();
      const key = partKey(name, id, part);
      if ((await objects.info(key))?.size !== body.length)
        await objects.put(key, body, { size: body.length, contentType: 'application/octet-stream' });
      part += 1;
      stored += body.length;
      onProgress(stored);
    }
    const { source, edition, bounds, minZoom, maxZoom } = archive.about;
    const { bytes } = archive;
    await writePublished(objects, name, { id, bytes, partBytes, source, edition, bounds, minZoom, maxZoom });
    await removeParts(objects, name, (key) => key.startsWith(partsOfEdition(name, id)));
  } finally {
    archive.close();
  }
};

/** Removes an archive from the store, or what was begun of it. Answers whether there was any. */
export const withdraw = async (objects: Objects, name: string): Promise<boolean> => {
  const wasPublished = (await publishedNames(objects)).includes(name);
  await objects.remove([manifestKey(name)]);
  return (await removeParts(objects, name, () => false)) || wasPublished;
};
