import { serverError, unsupported } from './errors.ts';
import { pathOf, type Path, KIND, isDoc, kindOf, type Doc, type Value } from './values.ts';

export type Comparison = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

/** The tests of the value at a path. */
export type Test =
  | { readonly op: Comparison; readonly value: Value }
  | { readonly op: '$in'; readonly values: readonly Value[]; readonly patterns: readonly RegExp[] }
  | { readonly op: '$regex'; readonly pattern: RegExp }
  | { readonly op: '$exists' }
  | { readonly op: '$type'; readonly kinds: ReadonlySet<string> }
  | { readonly op: '$size'; readonly size: number }
  | { readonly op: '$elemMatch'; readonly tests: readonly Test[] }
  | { readonly op: '$elemMatchDoc'; readonly node: Node }
  | { readonly op: '$not'; readonly tests: readonly Test[] };

/** A parsed filter. */
export type Node =
  | { readonly op: 'and' | 'or'; readonly of: readonly Node[] }
  | { readonly op: 'at'; readonly name: string; readonly path: Path; readonly test: Test };

const bad = (message: string): Error => serverError(2, message);

const isOperators = (value: Value): value is Doc => isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

const comparison = (op: Comparison, value: Value): Test => {
  if (value instanceof RegExp) {
    if (op === '$eq') return { op: '$regex', pattern: value };
    throw bad(`Can't have RegEx as arg to predicate over field`);
  }
  return { op, value };
};

const list = (op: string, value: Value): readonly Value[] => {
  if (!Array.isArray(value)) throw bad(`${op} needs an array`);
  return value;
};

const inTest = (op: string, value: Value): Test => {
  const values = list(op, value);
  if (values.some(isOperators)) throw bad(`cannot nest $ under ${op}`);
  return {
    op: '$in',
    values: values.filter((element) => !(element instanceof RegExp)),
    patterns: values.filter((element) => element instanceof RegExp),
  };
};

const regexTest = (source: Value, options: Value): Test => {
  if (typeof source !== 'string' && !(source instanceof RegExp)) throw bad('$regex has to be a string');
  const text = source instanceof RegExp ? source.source : source;
  const flags = typeof options === 'string' ? options : source instanceof RegExp ? source.flags : '';
  if (!/^[imsu]*$/.test(flags)) throw unsupported(`The regular expression option "${flags}"`);
  // eslint-disable-next-line no-restricted-syntax -- what a filter of ours says
  return { op: '$regex', pattern: new RegExp(text, flags) };
};

const TYPES: Readonly<Record<string, string>> = {
  2: 'string', 3: 'object', 4: 'array', 5: 'binData', 7: 'objectId', 8: 'bool', 9: 'date', 10: 'null', 11: 'regex', 19: 'decimal',
  string: 'string', object: 'object', array: 'array', binData: 'binData', objectId: 'objectId', bool: 'bool', date: 'date',
  null: 'null', regex: 'regex', decimal: 'decimal', number: 'number',
}; // prettier-ignore

const typeTest = (value: Value): Test => {
  const names = Array.isArray(value) ? value : [value];
  if (names.length === 0) throw bad('$type must match at least one type');
  return {
    op: '$type',
    kinds: new Set(
      names.map((name) => {
        const key = typeof name === 'number' ? String(name) : name;
        const kind = typeof key === 'string' && Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
        if (!kind) throw unsupported(`$type ${JSON.stringify(name)}`); // int, long and double are one type here
        return kind;
      }),
    ),
  };
};

const sizeTest = (value: Value): Test => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw bad('$size must be a whole number, 0 or more');
  return { op: '$size', size: value };
};

const LOGICAL = new Set(['$and', '$or']);

const elemMatchTest = (value: Value): Test => {
  if (!isDoc(value)) throw bad('$elemMatch needs an Object');
  const [first] = Object.keys(value);
  return first?.startsWith('$') === true && !LOGICAL.has(first)
    ? { op: '$elemMatch', tests: testsOf(value) }
    : { op: '$elemMatchDoc', node: parse(value) };
};

const not = (test: Test): Test => ({ op: '$not', tests: [test] });

const operatorTests = (op: string, value: Value, all: Doc): readonly Test[] => {
  switch (op) {
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return [comparison(op, value)];
    case '$ne':
      if (value instanceof RegExp) throw bad(`Can't have regex as arg to $ne.`);
      return [not(comparison('$eq', value))];
    case '$in':
      return [inTest(op, value)];
    case '$exists':
      return [value === false || value === 0 || value === null ? not({ op: '$exists' }) : { op: '$exists' }];
    case '$type':
      return [typeTest(value)];
    case '$size':
      return [sizeTest(value)];
    case '$regex':
      return [regexTest(value, all['$options'] ?? null)];
    case '$options':
      if (all['$regex'] === undefined) throw bad('$options needs a $regex');
      return [];
    case '$elemMatch':
      return [elemMatchTest(value)];
    default:
      throw unsupported(op);
  }
};

const testsOf = (value: Value): readonly Test[] => {
  if (!isOperators(value)) {
    if (isDoc(value) && Object.keys(value).some((name) => name.startsWith('$')))
      throw unsupported('A field name with $');
    return [comparison('$eq', value)];
  }
  return Object.entries(value).flatMap(([op, argument]) => operatorTests(op, argument, value));
};

const logical = (op: '$and' | '$or', value: Value): Node => {
  const of = list(op, value);
  if (of.length === 0) throw bad('$and/$or must be a nonempty array');
  const kinds = { $and: 'and', $or: 'or' } as const;
  return {
    op: kinds[op],
    of: of.map((branch) => {
      if (kindOf(branch) !== KIND.object || !isDoc(branch)) throw bad(`${op} entries need to be full objects`);
      return parse(branch);
    }),
  };
};

/** Reads a filter. @throws for what this store does not support, by name, and for what MongoDB would refuse. */
export const parse = (filter: Doc): Node => {
  const of = Object.entries(filter).flatMap(([name, value]): readonly Node[] => {
    if (name === '$and' || name === '$or') return [logical(name, value)];
    if (name === '$comment') return [];
    if (name.startsWith('$')) throw unsupported(name);
    const path = pathOf(name);
    return testsOf(value).map((test) => ({ op: 'at', name, path, test }));
  });
  const [only] = of;
  return of.length === 1 && only ? only : { op: 'and', of };
};
