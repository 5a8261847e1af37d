import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RequestedRange = { readonly start: number; readonly end: number };
/** Answers a request otherwise than an honest server would; false: answer it honestly. */
type Misbehave = (response: ServerResponse, requested: RequestedRange, requests: number) => boolean;

export type ArchiveServer = {
  readonly url: string;
  readonly requests: readonly RequestedRange[];
  /** puts another archive in the place of this one */
  readonly replace: (archive: Buffer) => void;
  readonly misbehave: (how: Misbehave) => void;
  readonly close: () => Promise<void>;
};

/** Writes an honest answer to a request of a range. */
export const answerRange = (
  response: ServerResponse,
  archive: Buffer,
  { start, end }: RequestedRange,
  etag: string,
): void => {
  const part = archive.subarray(start, end + 1);
  response.writeHead(206, {
    'Content-Range': `bytes ${start}-${start + part.length - 1}/${archive.length}`,
    'Content-Length': part.length,
    ETag: etag,
  });
  response.end(part);
};

/** A web server with one archive, which misbehaves on demand. */
export const startArchiveServer = async (first: Buffer): Promise<ArchiveServer> => {
  let archive = first;
  let edition = 1;
  let how: Misbehave = () => false;
  const requests: RequestedRange[] = [];
  const server = createServer((request, response) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const requested = { start: Number(start), end: Number(end) };
    requests.push(requested);
    if (!how(response, requested, requests.length)) answerRange(response, archive, requested, `"${edition}"`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`,
    requests,
    replace: (next) => {
      archive = next;
      edition += 1;
    },
    misbehave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
