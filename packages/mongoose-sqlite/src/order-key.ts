import { Binary, KIND, ObjectId, kindOf } from './values.ts';
import type { Doc, Value } from './values.ts';

// A value as bytes whose plain order is MongoDB's order of values. Each encoding ends by itself, so that the bytes of
// several fields can follow each other; a descending field has all its bits turned.

/** Keys from `low` up to, not including, `high`. */
export type Range = { readonly low: Buffer; readonly high: Buffer };

/** The first byte of a kind. Every value of the kind sorts from this byte and before `tag + 1`. */
const tagOf = (value: Value): number => kindOf(value) << 4;

/** What an empty array is in an index: nothing, before null. */
const EMPTY_ARRAY = Buffer.from([0x08]);
const NULL = Buffer.from([KIND.null << 4]);
const END = 0;
/** How many bytes end a text. */
export const TEXT_END = 2;

const numberBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(9);
  bytes[0] = KIND.number << 4;
  if (Number.isNaN(value)) return bytes; // below -Infinity
  bytes.writeDoubleBE(value === 0 ? 0 : value, 1);
  const first = bytes.readUInt8(1);
  if (first & 0x80) for (let at = 1; at < 9; at++) bytes[at] = ~bytes.readUInt8(at);
  else bytes[1] = first | 0x80;
  return bytes;
};

// Zero bytes inside become 00 FF, so that 00 00 can end the text and still sort first.
const textBytes = (tag: number, text: string): Buffer => {
  const escaped = text.includes('\0') ? text.replaceAll('\0', '\0\u{10FFFF}') : text;
  const size = Buffer.byteLength(escaped);
  const bytes = Buffer.allocUnsafe(size + 3);
  bytes[0] = tag;
  bytes.write(escaped, 1);
  bytes[size + 1] = END;
  bytes[size + 2] = END;
  return bytes;
};

/** SQL that tells whether a key is that of one text without zero bytes, and which. `key`: an expression. */
export const plainTextIn = (key: string): { readonly isPlain: string; readonly text: string } => ({
  isPlain: `substr(${key}, 1, 1) = x'${(KIND.string << 4).toString(16)}' AND instr(${key}, x'00') = length(${key}) - 1`,
  text: `CAST(substr(${key}, 2, length(${key}) - ${1 + TEXT_END}) AS TEXT)`,
});

const binaryBytes = (value: Binary): Buffer => {
  const head = Buffer.alloc(6);
  head[0] = KIND.binary << 4;
  head.writeUInt32BE(value.length(), 1);
  head[5] = value.sub_type;
  return Buffer.concat([head, value.value()]);
};

const docBytes = (doc: Doc): Buffer =>
  Buffer.concat([
    Buffer.from([KIND.object << 4]),
    ...Object.entries(doc).flatMap(([name, value]) => [textBytes(tagOf(value), name), orderKey(value)]),
    Buffer.from([END]),
  ]);

/** The bytes of a value; undefined is null. */
export const orderKey = (value: Value | undefined): Buffer => {
  switch (typeof value) {
    case 'undefined':
      return NULL;
    case 'string':
      return textBytes(KIND.string << 4, value);
    case 'number':
      return numberBytes(value);
    case 'boolean':
      return Buffer.from([KIND.boolean << 4, value ? 1 : 0]);
  }
  if (value === null) return NULL;
  if (value instanceof ObjectId) return Buffer.concat([Buffer.from([KIND.objectId << 4]), value.id]);
  if (value instanceof Date) {
    const bytes = numberBytes(value.getTime());
    bytes[0] = KIND.date << 4;
    return bytes;
  }
  if (Array.isArray(value))
    return Buffer.concat([Buffer.from([KIND.array << 4]), ...value.map(orderKey), Buffer.from([END])]);
  if (value instanceof Binary) return binaryBytes(value);
  if (value instanceof RegExp) return textBytes(KIND.regex << 4, String(value));
  return docBytes(value);
};

export const emptyArrayKey = EMPTY_ARRAY;

export const inverted = (bytes: Buffer): Buffer => {
  const turned = Buffer.allocUnsafe(bytes.length);
  for (let at = 0; at < bytes.length; at++) turned[at] = ~bytes.readUInt8(at);
  return turned;
};

/** The first bytes that sort after everything that starts with `prefix`. */
export const after = (prefix: Buffer): Buffer => {
  for (let at = prefix.length - 1; at >= 0; at--) {
    const byte = prefix.readUInt8(at);
    if (byte < 0xff) return Buffer.concat([prefix.subarray(0, at), Buffer.from([byte + 1])]);
  }
  return Buffer.from([0xff, 0xff]);
};
