import { compare, same } from './compare.ts';
import type { Comparison, Node, Test } from './filter.ts';
import { someAt, KIND, isDoc, kindOf, type Doc, type Value } from './values.ts';

type Holds = (value: Value | undefined) => boolean;
export type Matches = (doc: Doc) => boolean;

const isNaNumber = (value: Value | undefined): boolean => typeof value === 'number' && Number.isNaN(value);

const ORDER: Readonly<Record<Comparison, (order: number) => boolean>> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

// A comparison holds within one kind of values only; null and missing are the same.
const compared = (op: Comparison, operand: Value): Holds => {
  const includesEqual = op === '$eq' || op === '$gte' || op === '$lte';
  if (operand === null) return (value) => includesEqual && (value === undefined || value === null);
  if (isNaNumber(operand)) return (value) => includesEqual && isNaNumber(value);
  if (op === '$eq') {
    if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
    return (value) => value !== undefined && same(value, operand);
  }
  const kind = kindOf(operand);
  const accepts = ORDER[op];
  return (value) =>
    value !== undefined && kindOf(value) === kind && !isNaNumber(value) && accepts(compare(value, operand));
};

const typeName = (value: Value): string => {
  switch (kindOf(value)) {
    case KIND.binary:
      return 'binData';
    case KIND.boolean:
      return 'bool';
    case KIND.number:
      return 'number';
    default:
      return Object.entries(KIND).find(([, kind]) => kind === kindOf(value))?.[0] ?? '';
  }
};

const inList = (values: readonly Value[], patterns: readonly RegExp[]): Holds => {
  const primitives = new Set(values.filter((value) => typeof value !== 'object'));
  const others = values.filter((value) => typeof value === 'object').map((value) => compared('$eq', value));
  return (value) =>
    (typeof value !== 'object' && value !== undefined && primitives.has(value)) ||
    others.some((holds) => holds(value)) ||
    (typeof value === 'string' && patterns.some((pattern) => pattern.test(value)));
};

const asDoc = (value: Value): Doc | undefined => {
  if (isDoc(value)) return value;
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : undefined;
};

/** A test of one value, which looks into no array. */
const holdsFor = (test: Test): Holds => {
  switch (test.op) {
    case '$in':
      return inList(test.values, test.patterns);
    case '$regex':
      return (value) => typeof value === 'string' && test.pattern.test(value);
    case '$exists':
      return (value) => value !== undefined;
    case '$type': {
      const { kinds } = test;
      return (value) => {
        if (value === undefined) return false;
        const name = typeName(value);
        return kinds.has(name) || (name === 'decimal' && kinds.has('number'));
      };
    }
    case '$size':
      return (value) => Array.isArray(value) && value.length === test.size;
    case '$elemMatch': {
      const all = test.tests.map(holdsFor);
      return (value) => Array.isArray(value) && value.some((element) => all.every((holds) => holds(element)));
    }
    case '$elemMatchDoc': {
      const matches = matcher(test.node);
      const matchesElement = (element: Value): boolean => {
        const doc = asDoc(element);
        return doc !== undefined && matches(doc);
      };
      return (value) => Array.isArray(value) && value.some(matchesElement);
    }
    case '$not': {
      const all = test.tests.map(holdsFor);
      return (value) => !all.every((holds) => holds(value));
    }
    default:
      return compared(test.op, test.value);
  }
};

const looksIntoArrays = (test: Test): boolean => !['$size', '$elemMatch', '$elemMatchDoc', '$exists'].includes(test.op);

const matcherAt = (path: readonly string[], test: Test): Matches => {
  if (test.op === '$not') {
    const all = test.tests.map((inner) => matcherAt(path, inner));
    return (doc) => !all.every((matches) => matches(doc));
  }
  const holds = holdsFor(test);
  const leaf = looksIntoArrays(test);
  return (doc) => someAt(doc, path, leaf, holds);
};

/** The filter as a function. */
export const matcher = (node: Node): Matches => {
  if (node.op === 'at') return matcherAt(node.path, node.test);
  const all = node.of.map(matcher);
  switch (node.op) {
    case 'and':
      return (doc) => all.every((matches) => matches(doc));
    case 'or':
      return (doc) => all.some((matches) => matches(doc));
  }
};
