import mongoose from 'mongoose';

import { serverError, unsupported } from './errors.ts';
import type { IndexSpec } from './index-entries.ts';
import { same } from './compare.ts';
import { isDoc, plain, plainDoc } from './values.ts';
import type { Doc, Value } from './values.ts';

const { EJSON } = mongoose.mongo.BSON;

const REFUSED = [
  'collation',
  'expireAfterSeconds',
  'weights',
  'default_language',
  'language_override',
  'wildcardProjection',
  'hidden',
];

const direction = (name: string, value: Value): readonly [string, 1 | -1] => {
  if (typeof value === 'string') throw unsupported(`An index of type "${value}"`);
  if (name.includes('$**')) throw unsupported('A wildcard index');
  if (typeof value !== 'number' || value === 0)
    throw serverError(67, `The direction of the index field ${name} must be 1 or -1`);
  return [name, value > 0 ? 1 : -1];
};

/** Key pairs of an index or a sort, from all the forms that MongoDB's driver accepts. */
export const pairsOf = (key: unknown): readonly (readonly [string, Value])[] => {
  if (typeof key === 'string') return [[key, 1]];
  const doc = plain(key ?? {});
  if (isDoc(doc)) return Object.entries(doc);
  if (!Array.isArray(doc)) throw unsupported('A key or sort of this form');
  const [first, second] = doc;
  if (
    doc.length === 2 &&
    typeof first === 'string' &&
    !Array.isArray(second) &&
    !isDoc(second) &&
    (typeof second === 'number' || second === 'asc' || second === 'desc')
  )
    return [[first, second]];
  return doc.flatMap((part): readonly (readonly [string, Value])[] => {
    if (typeof part === 'string') return [[part, 1]];
    if (Array.isArray(part)) return typeof part[0] === 'string' ? [[part[0], part[1] ?? 1]] : [];
    return isDoc(part) ? Object.entries(part) : [];
  });
};

/** Reads what createIndex was given. @throws for kinds of indexes that this store does not have */
export const indexSpec = (key: unknown, options: Readonly<Record<string, unknown>>): IndexSpec => {
  for (const name of REFUSED) if (options[name] != null) throw unsupported(`The index option ${name}`);
  const pairs = pairsOf(key).map(([name, value]) => direction(name, value));
  if (pairs.length === 0) throw serverError(67, 'Index keys cannot be empty.');
  const partial = options['partialFilterExpression'];
  return {
    name:
      typeof options['name'] === 'string' ? options['name'] : pairs.map(([name, way]) => `${name}_${way}`).join('_'),
    key: pairs,
    unique: options['unique'] === true,
    sparse: options['sparse'] === true,
    partialFilterExpression: partial == null ? undefined : plainDoc(partial, 'A partialFilterExpression'),
  };
};

type Written = Omit<IndexSpec, 'partialFilterExpression'> & { readonly partial?: string | undefined };

export const writeSpec = ({ partialFilterExpression, ...spec }: IndexSpec): string => {
  const written: Written = {
    ...spec,
    partial: partialFilterExpression && EJSON.stringify(partialFilterExpression, { relaxed: false }),
  };
  return JSON.stringify(written);
};

export const readSpec = (text: string): IndexSpec => {
  const { partial, ...spec } = JSON.parse(text) as Written;
  return {
    ...spec,
    partialFilterExpression: partial === undefined ? undefined : plainDoc(EJSON.parse(partial), 'A partial filter'),
  };
};

/** The index as listIndexes shows it. */
export const describeIndex = (spec: IndexSpec): Record<string, unknown> => ({
  v: 2,
  key: Object.fromEntries(spec.key),
  name: spec.name,
  ...(spec.unique && spec.name !== '_id_' ? { unique: true } : {}),
  ...(spec.sparse ? { sparse: true } : {}),
  ...(spec.partialFilterExpression ? { partialFilterExpression: spec.partialFilterExpression } : {}),
});

const sameFilter = (a: Doc | undefined, b: Doc | undefined): boolean => (a && b ? same(a, b) : a === b);

export const sameKey = (a: IndexSpec, b: IndexSpec): boolean => JSON.stringify(a.key) === JSON.stringify(b.key);

export const sameSpec = (a: IndexSpec, b: IndexSpec): boolean =>
  sameKey(a, b) &&
  a.unique === b.unique &&
  a.sparse === b.sparse &&
  sameFilter(a.partialFilterExpression, b.partialFilterExpression);
