import { compare, same } from './compare.ts';
import type { Node, Test } from './filter.ts';
import type { FieldNode } from './index-bounds.ts';
import { kindOf } from './values.ts';
import type { Value } from './values.ts';

// A partial index may serve a query only if every document that the query can find is in it.

const sameTest = (a: Test, b: Test): boolean => {
  if (a.op !== b.op) return false;
  if ('value' in a && 'value' in b) return same(a.value, b.value);
  if (a.op === '$in' && b.op === '$in')
    return (
      a.patterns.length + b.patterns.length === 0 &&
      a.values.length === b.values.length &&
      a.values.every((value) => b.values.some((other) => same(value, other)))
    );
  if (a.op === '$type' && b.op === '$type')
    return a.kinds.size === b.kinds.size && [...a.kinds].every((kind) => b.kinds.has(kind));
  if (a.op === '$size' && b.op === '$size') return a.size === b.size;
  if (a.op === '$not' && b.op === '$not') {
    const [x, y] = [a.tests[0], b.tests[0]];
    return a.tests.length === 1 && b.tests.length === 1 && x !== undefined && y !== undefined && sameTest(x, y);
  }
  return a.op === '$exists';
};

/** Whether what passes the test is there at all. */
export const findsOnlyPresent = (test: Test): boolean => {
  switch (test.op) {
    case '$eq':
    case '$gte':
    case '$lte':
      return test.value !== null;
    case '$in':
      return !test.values.includes(null);
    case '$not':
      return false;
    default:
      return true;
  }
};

const inRange = (value: Value, test: Test): boolean => {
  if (!('value' in test) || kindOf(value) !== kindOf(test.value) || Number.isNaN(value) || Number.isNaN(test.value))
    return false;
  const order = compare(value, test.value);
  switch (test.op) {
    case '$eq':
      return order === 0;
    case '$gt':
      return order > 0;
    case '$gte':
      return order >= 0;
    case '$lt':
      return order < 0;
    case '$lte':
      return order <= 0;
  }
};

const passes = (value: Value, implied: Test): boolean => {
  if (Array.isArray(value)) return false;
  if (implied.op === '$in') return implied.values.some((one) => same(one, value));
  return inRange(value, implied);
};

const isTighter = (test: Test, implied: Test): boolean => {
  if (
    !('value' in test) ||
    !('value' in implied) ||
    !inRange(test.value, {
      op: implied.op === '$gt' ? '$gte' : implied.op === '$lt' ? '$lte' : implied.op,
      value: implied.value,
    })
  )
    return false;
  const upwards = (op: string): boolean => op === '$gt' || op === '$gte';
  if (implied.op === '$eq' || test.op === '$eq' || upwards(test.op) !== upwards(implied.op)) return false;
  const strict = implied.op === '$gt' || implied.op === '$lt';
  return !strict || test.op === implied.op || compare(test.value, implied.value) !== 0;
};

const testImplies = (test: Test, implied: Test): boolean => {
  if (sameTest(test, implied)) return true;
  if (implied.op === '$exists') return findsOnlyPresent(test);
  if (test.op === '$eq') return passes(test.value, implied);
  if (test.op === '$in') return test.patterns.length === 0 && test.values.every((value) => passes(value, implied));
  return isTighter(test, implied);
};

/** Whether the tests of a query, all of which hold, imply the filter: every document that passes the tests passes it. */
export const implies = (tests: readonly FieldNode[], implied: Node): boolean => {
  switch (implied.op) {
    case 'and':
      return implied.of.every((one) => implies(tests, one));
    case 'or':
      return implied.of.some((one) => implies(tests, one));
    case 'at':
      return tests.some(({ name, test }) => name === implied.name && testImplies(test, implied.test));
  }
};

/** Whether the filter already contains this test. */
export const isRedundant = (node: FieldNode, filter: Node): boolean =>
  filter.op === 'and'
    ? filter.of.some((one) => isRedundant(node, one))
    : filter.op === 'at' && filter.name === node.name && sameTest(node.test, filter.test);
