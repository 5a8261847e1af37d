import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const FOLDER = new URL('../../../data/', import.meta.url);
const [LINE_END, MINUS, ZERO] = [10, 45, 48];

/** A file in one piece: by default each 16 KB take a turn of the event loop, and an import leaves few of them. */
const IN_ONE_PIECE = { chunkSize: 4 * 1024 * 1024 };

const unpack = promisify(brotliDecompress);

/** Lines of text in one buffer: a hundred thousand strings would take five times the memory. */
type Lines = {
  readonly size: number;
  readonly at: (line: number) => string;
  /** how many bytes it has, without reading it */
  readonly bytesAt: (line: number) => number;
};

const linesOf = (bytes: Buffer): Lines => {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) starts.push(at + 1);
  const offsets = Uint32Array.from([...starts, bytes.length + 1]);
  return {
    size: starts.length,
    at: (line) => bytes.toString('utf8', offsets[line] ?? 0, (offsets[line + 1] ?? 1) - 1),
    bytesAt: (line) => (offsets[line + 1] ?? 1) - 1 - (offsets[line] ?? 0),
  };
};

/** A column of a file, not read yet. */
export type Column = { readonly lines: () => Lines; readonly numbers: () => Int32Array };

/** Whole numbers, one a line, read from the bytes: no string is made of any. */
const numbersOf = (bytes: Buffer): Int32Array => {
  const numbers: number[] = [];
  let value = 0;
  let sign = 1;
  for (const byte of bytes) {
    if (byte === LINE_END) {
      numbers.push(sign * value);
      value = 0;
      sign = 1;
    } else if (byte === MINUS) sign = -1;
    else value = value * 10 + byte - ZERO;
  }
  return Int32Array.from([...numbers, sign * value]);
};

/** The columns of a file of the gazetteer, as tools/gazetteer.mjs wrote them. */
export const readColumns = async (name: string): Promise<readonly Column[]> => {
  const bytes = await unpack(await readFile(new URL(name, FOLDER)), IN_ONE_PIECE);
  const columns: Column[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf('\n\n', from);
    const column = bytes.subarray(from, end < 0 ? bytes.length : end);
    // A copy of the names: they stay in memory, the numbers beside them do not.
    columns.push({ lines: () => linesOf(Buffer.from(column)), numbers: () => numbersOf(column) });
    from += column.length + 2;
  }
  return columns;
};

/** The first line from `low` on whose key is not before the one looked for; lines are sorted by key. */
const lowerBound = (size: number, keyAt: (at: number) => string, key: string): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The lines from the first that begins with a text to the first after them that does not. */
export const rangeOf = (size: number, keyAt: (at: number) => string, prefix: string): readonly [number, number] => [
  lowerBound(size, keyAt, prefix),
  lowerBound(size, keyAt, `${prefix}\uffff`),
];
