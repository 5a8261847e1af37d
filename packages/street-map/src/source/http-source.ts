import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { connectionProblem } from '@wellspring/platform/connection-problem';
import { backOffMs } from '@wellspring/platform/retry';
import { verbatim } from '@wellspring/words/message';
import { MOST_BYTES, type ArchiveSource } from './source.ts';

export type Patience = {
  /** for one answer, in milliseconds */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** milliseconds before the next attempt, after that many failures */
  readonly pauseMs: (failures: number) => number;
};
const PATIENCE: Patience = { timeoutMs: 60_000, attempts: 6, pauseMs: (failures) => 5 * backOffMs(failures) };

/** What another attempt may mend. */
class Passing extends Error {}

type Range = { readonly start: number; readonly end: number; readonly total: number };

const rangeIn = (header: string | null): Range | null => {
  const [, start, end, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header ?? '') ?? [];
  return start === undefined ? null : { start: Number(start), end: Number(end), total: Number(total) };
};

const refusal = (address: string, why: string): AppError => new AppError('VALIDATION', verbatim(`${address} ${why}`));

/** The body, which has exactly so many bytes. */
const bodyOf = async (response: Response, size: number, address: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(size);
  let read = 0;
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const piece of body) {
    if (read + piece.length > size) throw refusal(address, 'answers with more bytes than it announces.');
    bytes.set(piece, read);
    read += piece.length;
  }
  if (read < size) throw new Passing('the answer was cut off');
  return bytes;
};

/** The range that was answered. @throws AppError VALIDATION when it is not the one that was requested */
const checkedRange = (response: Response, offset: number, length: number, address: string): Range => {
  const { status, headers } = response;
  if (status === 429 || status >= 500) throw new Passing(`status ${status}`);
  if (status === 200) throw refusal(address, 'does not answer ranges of bytes, so a part of it cannot be read.');
  if (status === 416) throw refusal(address, 'is shorter than its directory says.');
  if (status !== 206) throw refusal(address, `cannot be read (status ${status}). Is the address right?`);
  const range = rangeIn(headers.get('content-range'));
  const last = range && Math.min(offset + length, range.total) - 1;
  if (!range || range.start !== offset || range.end !== last || headers.has('content-encoding'))
    throw refusal(address, 'answers other bytes than those that were requested.');
  return range;
};

/** An archive on a web server, which is requested again when it breaks off, is too slow or is overloaded. */
export const httpSource = (address: string, patience = PATIENCE): ArchiveSource => {
  let edition: string | undefined;

  const check = (headers: Headers, total: number): void => {
    const found = `${headers.get('etag') ?? headers.get('last-modified') ?? ''} ${total}`;
    edition ??= found;
    if (edition !== found)
      throw new AppError('CONFLICT', verbatim(`${address} was replaced by another archive meanwhile. Begin again.`));
  };

  const attempt = async (offset: number, length: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await fetch(address, {
      headers: { range: `bytes=${offset}-${offset + length - 1}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience.timeoutMs)]),
    });
    try {
      const { start, end, total } = checkedRange(response, offset, length, address);
      check(response.headers, total);
      return await bodyOf(response, end - start + 1, address);
    } catch (error) {
      await response.body?.cancel().catch(() => undefined);
      throw error;
    }
  };

  const unavailable = (cause: unknown): AppError => {
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    const why = isSlow ? 'it is too slow' : cause instanceof Passing ? cause.message : connectionProblem(cause);
    return new AppError('UNAVAILABLE', verbatim(`${address} does not answer${why ? `: ${why}` : ''}.`), { cause });
  };

  return {
    address,
    read: async (offset, length, signal) => {
      if (length < 1 || length > MOST_BYTES) throw refusal(address, 'has a directory that cannot be right.');
      for (let failures = 0; ;) {
        try {
          return await attempt(offset, length, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof AppError) throw error;
          failures += 1;
          if (failures >= patience.attempts) throw unavailable(error);
          await sleep(patience.pauseMs(failures), undefined, { signal });
        }
      }
    },
    edition: () => edition ?? '',
    close: async () => undefined,
  };
};
