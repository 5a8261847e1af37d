import type { Command } from '@wellspring/platform/commands/command';
import type { ImportLine, importLocations } from '../use-cases/import-locations.ts';
import { importContract, type ImportProgress, type ImportRequest, type ImportResult } from './import-contract.ts';

/** A row of more bytes than this is no row of ours. */
const LONGEST_LINE = 1_000_000;
const LINE_FEED = 10;

/** The lines of an NDJSON file, numbered from 1, empty ones passed over. A damaged one is reported and the rest is read. */
export const importLines = async function* (
  input: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncIterable<ImportLine> {
  let line = 0;
  for await (const bytes of linesOf(input, signal)) {
    line += 1;
    const read = readLine(bytes);
    if (read) yield { line, ...read };
  }
};

type Read = { readonly row: unknown } | { readonly unreadable: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

const readLine = (bytes: Uint8Array): Read | null => {
  if (bytes.length > LONGEST_LINE) return { unreadable: 'the line is too long' };
  let text: string;
  try {
    text = utf8.decode(bytes).trim();
  } catch {
    return { unreadable: 'the line is not UTF-8' };
  }
  if (!text) return null;
  try {
    return { row: parse(text) };
  } catch {
    return { unreadable: 'the line is not JSON' };
  }
};

/**
 * Texts, which stay, and what Python and others write for numbers that JSON lacks. A text without an end goes to the last sign:
 * no sign is looked at twice.
 */
const TEXT_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity|undefined)\b/g;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(TEXT_OR_NO_NUMBER, (found) => (found.startsWith('"') ? found : 'null')));
  }
};

/** Splits at line feeds; of a line that is too long only so much is held that its length shows it. */
const linesOf = async function* (input: AsyncIterable<Uint8Array>, signal?: AbortSignal): AsyncIterable<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array): void => {
    if (length <= LONGEST_LINE) parts.push(part);
    length += part.length;
  };
  const take = (): Uint8Array => {
    const bytes = Buffer.concat(parts);
    parts = [];
    length = 0;
    return bytes;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  // When it is stopped, a line may be incomplete.
  if (length > 0 && !signal?.aborted) yield take();
};

export const importCommand = (
  importRows: ReturnType<typeof importLocations>,
): Command<ImportRequest, ImportProgress, ImportResult> => ({
  ...importContract,
  run: async ({ categoryId, source, clear, dryRun, ...rest }, { input, signal, onProgress }) => {
    const options = {
      ...rest,
      clear: clear ?? false,
      dryRun: dryRun ?? false,
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(source === undefined ? {} : { source }),
    };
    const { counts, changes } = await importRows(importLines(input, signal), options, {
      signal,
      onProgress: (soFar) => onProgress({ counts: soFar }),
      onNotices: (notices, unknownColumns) => onProgress({ notices, unknownColumns }),
    });
    return { counts, changes, isStopped: signal.aborted };
  },
});
