import { types } from 'node:util';
import mongoose from 'mongoose';
import { unsupported } from './errors.ts';

// Never from 'bson' itself: another copy has other classes, and equality fails in silence.
const { ObjectId, Binary, Long } = mongoose.mongo.BSON;

type ObjectId = InstanceType<typeof ObjectId>;
type Binary = InstanceType<typeof Binary>;

export { Binary, ObjectId };

/** A stored value. Numbers are doubles; whole numbers beyond 2^53 are refused. */
export type Value = null | boolean | number | string | Date | ObjectId | Binary | RegExp | Value[] | Doc;
export type Doc = { [field: string]: Value };

/** The kinds of values in MongoDB's order of comparison. */
export const KIND = {
  null: 1,
  number: 2,
  string: 3,
  object: 4,
  array: 5,
  binary: 6,
  objectId: 7,
  boolean: 8,
  date: 9,
  regex: 10,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

export const kindOf = (value: Value): Kind => {
  switch (typeof value) {
    case 'string':
      return KIND.string;
    case 'number':
      return KIND.number;
    case 'boolean':
      return KIND.boolean;
  }
  if (value === null) return KIND.null;
  if (Array.isArray(value)) return KIND.array;
  if (value instanceof Date) return KIND.date;
  if (value instanceof ObjectId) return KIND.objectId;
  if (value instanceof Binary) return KIND.binary;
  return value instanceof RegExp ? KIND.regex : KIND.object;
};

export const isDoc = (value: Value | undefined): value is Doc => value !== undefined && kindOf(value) === KIND.object;

/** An own field, never an inherited one. */
export const field = (doc: Doc, name: string): Value | undefined => (Object.hasOwn(doc, name) ? doc[name] : undefined);

const wholeNumber = (value: bigint): number => {
  if (value > BigInt(Number.MAX_SAFE_INTEGER) || value < BigInt(Number.MIN_SAFE_INTEGER))
    throw unsupported('A whole number beyond 2^53');
  return Number(value);
};

const DEEPEST = 100;

const fromTagged = (value: object & { _bsontype: unknown }): Value => {
  if (value instanceof ObjectId) return value;
  if (value instanceof Binary) return new Binary(Buffer.from(value.value()), value.sub_type);
  if (value instanceof Long) return wholeNumber(value.toBigInt());
  if ((value._bsontype === 'Int32' || value._bsontype === 'Double') && 'value' in value) return Number(value.value);
  throw unsupported(`The type ${String(value._bsontype)}`);
};

const hasToBson = (value: object): value is { toBSON(): unknown } =>
  'toBSON' in value && typeof value.toBSON === 'function';

const fromObject = (value: object, depth: number): Value => {
  if (depth > DEEPEST) throw unsupported(`Nesting deeper than ${DEEPEST} levels`);
  if (Array.isArray(value)) return value.map((element) => plainAt(element, depth + 1) ?? null);
  if ('_bsontype' in value) return fromTagged(value);
  if (types.isDate(value)) {
    if (Number.isNaN(value.getTime())) throw unsupported('An invalid date');
    return new Date(value.getTime());
  }
  // eslint-disable-next-line no-restricted-syntax -- a copy
  if (types.isRegExp(value)) return new RegExp(value.source, value.flags);
  if (ArrayBuffer.isView(value)) return new Binary(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
  if (hasToBson(value)) return plainAt(value.toBSON(), depth) ?? null;
  const given: object = types.isMap(value)
    ? Object.fromEntries([...value].map(([key, entry]): [string, unknown] => [String(key), entry]))
    : value;
  if (Object.hasOwn(given, '__proto__')) throw unsupported('A field named __proto__');
  // A copy of the whole keeps its shape, and costs a hundredth of what its fields one by one do.
  const doc: Doc = { ...given };
  for (const [name, entry] of Object.entries(given)) {
    const element = plainAt(entry, depth + 1);
    if (element === undefined) delete doc[name];
    else if (element !== entry) doc[name] = element;
  }
  return doc;
};

const plainAt = (value: unknown, depth: number): Value | undefined => {
  switch (typeof value) {
    case 'string':
      return value.toWellFormed();
    case 'boolean':
    case 'number':
      return value;
    case 'undefined':
      return null; // as MongoDB's driver does
    case 'bigint':
      return wholeNumber(value);
    case 'object':
      return value === null ? null : fromObject(value, depth);
    default:
      return undefined; // functions and symbols are not data
  }
};

/** A deep copy that holds nothing but values: models, maps, buffers and wrapped numbers become what MongoDB would store. */
export const plain = (value: unknown): Value => plainAt(value, 0) ?? null;

/** Like `plain`, for what must be a document: a filter, an update, a sort. */
export const plainDoc = (value: unknown, what: string): Doc => {
  const doc = plain(value ?? {});
  if (!isDoc(doc)) throw unsupported(`${what} that is not an object`);
  return doc;
};

/** A dotted path in its parts. */
export type Path = readonly string[];

export const pathOf = (text: string): Path => {
  const parts = text.split('.');
  if (parts.some((part) => part === '' || part.startsWith('$'))) throw unsupported(`The path "${text}"`);
  return parts;
};

const POSITION = /^(0|[1-9]\d*)$/;

export const isPosition = (part: string): boolean => POSITION.test(part);

type Visit = (value: Value | undefined) => boolean;

// `leaf` says whether an array at the end of the path is looked into: its elements first, then the array itself.
const walk = (value: Value | undefined, path: Path, at: number, leaf: boolean, visit: Visit): boolean => {
  const part = path[at];
  if (part === undefined) {
    if (leaf && Array.isArray(value)) for (const element of value) if (visit(element)) return true;
    return visit(value);
  }
  if (Array.isArray(value)) return walkArray(value, path, at, leaf, visit);
  if (isDoc(value)) return walk(field(value, part), path, at + 1, leaf, visit);
  return visit(undefined);
};

const walkArray = (array: readonly Value[], path: Path, at: number, leaf: boolean, visit: Visit): boolean => {
  for (const element of array) if (isDoc(element) && walk(element, path, at, leaf, visit)) return true;
  const part = path[at] ?? '';
  if (!isPosition(part) || Number(part) >= array.length) return false;
  const element = array[Number(part)];
  if (at === path.length - 1) return visit(element);
  return isDoc(element) || Array.isArray(element) ? walk(element, path, at + 1, leaf, visit) : false;
};

/**
 * Whether `visit` says yes to any of the values that MongoDB finds at the path: arrays on the way are looked into, and a
 * missing field is visited as undefined.
 */
export const someAt = (doc: Doc, path: Path, leaf: boolean, visit: Visit): boolean => {
  const [name] = path;
  if (path.length !== 1 || name === undefined) return walk(doc, path, 0, leaf, visit);
  const value = field(doc, name);
  return Array.isArray(value) ? walk(value, path, 1, leaf, visit) : visit(value);
};
