import type { Node, Test } from './filter.ts';
import type { KeyField } from './index-entries.ts';
import { after, inverted, orderKey, TEXT_END, type Range } from './order-key.ts';
import { isPosition, KIND, kindOf, type Value } from './values.ts';

/** What a test of a field means for the entries of an index: single points, or a range. `exact`: the entries in it are the answer. */
export type Bounds =
  | { readonly kind: 'points'; readonly points: readonly Buffer[]; readonly exact: boolean }
  | { readonly kind: 'range'; readonly range: Range; readonly exact: boolean };

export type FieldNode = Extract<Node, { op: 'at' }>;

// Arrays are indexed by their elements.
const hasKey = (value: Value): boolean => !Array.isArray(value) && !(value instanceof RegExp);

const pointOf = (value: Value, descending: boolean): Buffer =>
  descending ? inverted(orderKey(value)) : orderKey(value);

const NAN = orderKey(NaN);

// All values of one kind; NaN is a number that no range holds.
const bracket = (value: Value, descending: boolean): Range => {
  const tag = Buffer.from([kindOf(value) << 4]);
  const start = typeof value === 'number' ? after(NAN) : tag;
  const end = after(tag);
  if (!descending) return { low: start, high: end };
  return { low: inverted(tag), high: typeof value === 'number' ? inverted(NAN) : after(inverted(tag)) };
};

const comparisonRange = (op: '$gt' | '$gte' | '$lt' | '$lte', value: Value, descending: boolean): Range => {
  const point = pointOf(value, descending);
  const all = bracket(value, descending);
  const upwards = (op === '$gt' || op === '$gte') !== descending;
  const inclusive = op === '$gte' || op === '$lte';
  if (upwards) return { low: inclusive ? point : after(point), high: all.high };
  return { low: all.low, high: inclusive ? after(point) : point };
};

/** The text that every match of a pattern begins with, where that is all the pattern says. */
const prefixOf = ({ source, flags }: RegExp): string | undefined => {
  const [, prefix] = /^\^([^\\^$.|?*+()[\]{}/\0-\x1f\ufffd]+)$/.exec(source) ?? [];
  return flags === '' && prefix?.isWellFormed() === true ? prefix : undefined;
};

/** All texts that begin with another. */
const beginningRange = (prefix: string, descending: boolean): Range => {
  const low = pointOf(prefix, descending).subarray(0, -TEXT_END);
  return { low, high: after(low) };
};

const RANGED: readonly number[] = [KIND.number, KIND.string, KIND.objectId, KIND.boolean, KIND.date];

const acceptsNull = (test: Test): boolean =>
  ('value' in test && test.value === null) || (test.op === '$in' && test.values.includes(null));

/** The bounds that one test sets, if any. */
export const boundsOf = (test: Test, { path, descending }: KeyField): Bounds | undefined => {
  // A position in a path is also read as a name that elements do not have, so that null matches without an entry.
  if (acceptsNull(test) && path.some(isPosition)) return undefined;
  switch (test.op) {
    case '$eq':
      return hasKey(test.value)
        ? { kind: 'points', points: [pointOf(test.value, descending)], exact: true }
        : undefined;
    case '$in': {
      if (test.patterns.length > 0 || !test.values.every(hasKey)) return undefined;
      const points = new Map(
        test.values.map((value) => pointOf(value, descending)).map((point) => [point.toString('latin1'), point]),
      );
      return { kind: 'points', points: [...points.values()].sort((a, b) => Buffer.compare(a, b)), exact: true };
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (!RANGED.includes(kindOf(test.value)) || !hasKey(test.value) || Number.isNaN(test.value)) return undefined;
      return { kind: 'range', range: comparisonRange(test.op, test.value, descending), exact: true };
    case '$regex': {
      const prefix = path.some(isPosition) ? undefined : prefixOf(test.pattern);
      return prefix === undefined
        ? undefined
        : { kind: 'range', range: beginningRange(prefix, descending), exact: true };
    }
    case '$elemMatch': {
      if (path.some(isPosition)) return undefined; // an array at a position is one entry, not one for each element
      // One element must hold all: each of the bounds is a superset, and so is what ranges have in common.
      const inner = test.tests.flatMap((each) => boundsOf(each, { name: '', path, descending }) ?? []);
      const points = inner.find(({ kind }) => kind === 'points');
      if (points) return { ...points, exact: false };
      const range = intersection(inner.flatMap((bounds) => (bounds.kind === 'range' ? [bounds.range] : [])));
      return range && { kind: 'range', range, exact: false };
    }
    default:
      return undefined;
  }
};

const later = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) > 0 ? a : b);
const earlier = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) < 0 ? a : b);

export const intersection = (ranges: readonly Range[]): Range | undefined => {
  const [first, ...rest] = ranges;
  return (
    first && rest.reduce((all, one) => ({ low: later(all.low, one.low), high: earlier(all.high, one.high) }), first)
  );
};

/** All entries that start with one of the prefixes, within the range of the next field if there is one. */
export const rangesOf = (prefixes: readonly Buffer[], next: Range | undefined): readonly Range[] =>
  prefixes
    .map((prefix) =>
      next
        ? { low: Buffer.concat([prefix, next.low]), high: Buffer.concat([prefix, next.high]) }
        : { low: prefix, high: prefix.length === 0 ? Buffer.from([0xff]) : after(prefix) },
    )
    .filter(({ low, high }) => Buffer.compare(low, high) < 0)
    .sort((a, b) => Buffer.compare(a.low, b.low));
