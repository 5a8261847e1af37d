import { KIND, ObjectId, isDoc, kindOf } from './values.ts';
import type { Binary, Doc, Value } from './values.ts';

const sign = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

// UTF-16 puts U+E000..U+FFFF after surrogate pairs; MongoDB compares UTF-8, that is by code point.
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x10000 : unit);

const compareStrings = (a: string, b: string): number => {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return sign(rank(left), rank(right));
  }
  return sign(a.length, b.length);
};

const compareNumbers = (a: number, b: number): number => {
  if (Number.isNaN(a) || Number.isNaN(b)) return sign(Number.isNaN(a) ? 0 : 1, Number.isNaN(b) ? 0 : 1);
  return sign(a, b);
};

const compareBinaries = (a: Binary, b: Binary): number =>
  sign(a.length(), b.length()) || sign(a.sub_type, b.sub_type) || Buffer.compare(a.value(), b.value());

const compareLists = (a: readonly Value[], b: readonly Value[]): number => {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (right === undefined) return 1;
    const order = compare(left, right);
    if (order !== 0) return order;
  }
  return sign(a.length, b.length);
};

const compareDocs = (a: Doc, b: Doc): number => {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [at, [name, value]] of left.entries()) {
    const other = right[at];
    if (!other) return 1;
    const order = sign(kindOf(value), kindOf(other[1])) || compareStrings(name, other[0]) || compare(value, other[1]);
    if (order !== 0) return order;
  }
  return sign(left.length, right.length);
};

const textOf = (value: Value): string =>
  value instanceof ObjectId ? value.toHexString() : value instanceof RegExp ? `${value.source}/${value.flags}` : '';

/** MongoDB's order of all values: by kind, then by value. */
export const compare = (a: Value, b: Value): number => {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  const kind = kindOf(a);
  const order = sign(kind, kindOf(b));
  if (order !== 0) return order;
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
  switch (kind) {
    case KIND.null:
      return 0;
    case KIND.boolean:
    case KIND.date:
      return sign(Number(a), Number(b));
    case KIND.binary:
      return compareBinaries(a as Binary, b as Binary);
    default:
      return compareStrings(textOf(a), textOf(b));
  }
};

export const same = (a: Value, b: Value): boolean => a === b || compare(a, b) === 0;
