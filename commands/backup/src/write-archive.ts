import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Content } from '@wellspring/platform/data-folder/contents';
import { errorCode } from '@wellspring/platform/error-code';
import { RELEASE } from '@wellspring/platform/release';
import { pack as newPack, type Pack } from 'tar-stream';
import { DATA, FORMAT, HEAD, MANIFEST, isSoundName, type Head, type Manifest } from './manifest.ts';

/** Databases shrink to about a third with it, and harder work saves little more. */
const LEVEL = 1;
const PIECE = 1 << 20;

export type Archive = {
  /** Adds files as they are now; `bytes` receives their sizes as they are read. */
  add(contents: AsyncIterable<Content>, onBytes: (bytes: number) => void): Promise<void>;
  /** Writes what is in it, and resolves when all is on the disk. */
  finish(): Promise<void>;
  /** Ends it. Answers why it could not be written, if that was so before. */
  abandon(): Promise<unknown>;
};

const addText = (pack: Pack, name: string, content: object): void => {
  pack.entry({ name, mode: 0o600 }, `${JSON.stringify(content)}\n`);
};

const addFile = async (
  pack: Pack,
  { name, path, size }: Content,
  onBytes: (bytes: number) => void,
): Promise<Manifest['files'][number]> => {
  const hash = createHash('sha256');
  const entry = pack.entry({ name: DATA + name, size, mode: 0o600 });
  entry.on('error', () => undefined); // reported by the archive as a whole
  if (size > 0)
    for await (const piece of createReadStream(path, { end: size - 1, highWaterMark: PIECE })) {
      if (!Buffer.isBuffer(piece)) throw new Error('A file was read as text');
      hash.update(piece);
      if (!entry.write(piece)) await once(entry, 'drain');
      onBytes(piece.byteLength);
    }
  entry.end(null);
  return { name, size, sha256: hash.digest('hex') };
};

/** Begins a backup in a file that is not there yet, for this user alone. */
export const writeArchive = (file: string): Archive => {
  const pack = newPack({});
  pack.on('error', () => undefined); // reported by `written`
  const stopping = new AbortController();
  const { signal } = stopping;
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const written = pipeline(pack, createGzip({ level: LEVEL }), out, { signal });
  // A failure below ends the running additions.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  const head: Head = { product: 'wellspring', format: FORMAT, release: RELEASE, time: new Date().toISOString() };
  const files: Manifest['files'] = [];
  addText(pack, HEAD, head);
  return {
    add: async (contents, onBytes) => {
      for await (const content of contents) {
        if (!isSoundName(content.name)) throw new Error(`${content.path} has a name that no backup can hold`);
        files.push(await Promise.race([addFile(pack, content, onBytes), failed]));
      }
    },
    finish: async () => {
      addText(pack, MANIFEST, { files } satisfies Manifest);
      pack.finalize();
      await written;
    },
    abandon: async () => {
      stopping.abort();
      return written.then(
        () => null,
        (error: unknown) => (errorCode(error) === 'ABORT_ERR' ? null : error),
      );
    },
  };
};
