import { serverError, unsupported } from './errors.ts';
import { type Node, type Test, parse } from './filter.ts';
import { isPosition, pathOf, type Path, field, isDoc, plain, type Doc, type Value } from './values.ts';
import { OPERATORS, isContainer, wayOf, type Operator, type Way } from './update-operators.ts';
import { same } from './compare.ts';

type Change = {
  readonly name: string;
  readonly path: Path;
  readonly way: Way;
  readonly onInsert: boolean;
  readonly apply: Operator;
};

/** A parsed update. `roots`: the top-level fields it may write. */
export type Update = { readonly changes: readonly Change[]; readonly roots: ReadonlySet<string> };

const byPath = (a: Path, b: Path): number => {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isPosition(part) && isPosition(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
};

// Of paths in order, the first that another one starts with.
const conflictOf = (changes: readonly Change[]): { readonly name: string; readonly with: string } | undefined => {
  for (const [at, { path, name }] of changes.entries()) {
    const next = changes[at + 1];
    if (next && path.every((part, depth) => next.path[depth] === part)) return { name, with: next.name };
  }
  return undefined;
};

/** Reads an update. @throws for operators that this store does not support, by name */
export const parseUpdate = (given: unknown): Update => {
  const update = plain(given);
  if (Array.isArray(update)) throw unsupported('An update with a pipeline');
  if (!isDoc(update)) throw serverError(9, 'Update argument must be an object');
  const changes = Object.entries(update).flatMap(([op, fields]): readonly Change[] => {
    if (!op.startsWith('$')) throw serverError(9, `Update document requires atomic operators, got ${op}`);
    const make = Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : undefined;
    if (!make) throw unsupported(op);
    if (!isDoc(fields)) throw serverError(9, `Modifiers operate on fields but we found another type for ${op}`);
    return Object.entries(fields).map(([name, argument]) => ({
      name,
      path: pathOf(name),
      way: wayOf(op),
      onInsert: op === '$setOnInsert',
      apply: make(argument),
    }));
  });
  const ordered = changes.toSorted((a, b) => byPath(a.path, b.path));
  const conflict = conflictOf(ordered);
  if (conflict)
    throw serverError(40, `Updating the path '${conflict.with}' would create a conflict at '${conflict.name}'`);
  return { changes: ordered, roots: new Set(ordered.map(({ path }) => path[0] ?? '')) };
};

const notViable = (part: string, name: string): Error =>
  serverError(28, `Cannot create field '${part}' in the path '${name}'`);

const MOST_PADDING = 1_500_000;

const put = (into: Doc | Value[], part: string, value: Value | undefined, name: string): void => {
  if (!Array.isArray(into)) {
    if (value === undefined) delete into[part];
    else into[part] = value;
    return;
  }
  const at = Number(part);
  if (value === undefined) {
    if (at < into.length) into[at] = null; // an unset element leaves its place
    return;
  }
  if (at - into.length > MOST_PADDING)
    throw serverError(2, `can't backfill more than ${MOST_PADDING} elements in '${name}'`);
  while (into.length < at) into.push(null);
  into[at] = value;
};

const read = (from: Doc | Value[], part: string): Value | undefined =>
  Array.isArray(from) ? from[Number(part)] : field(from, part);

/** A copy: reads of an object after the deletion of a field are many times slower. */
const without = (doc: Doc, name: string): Doc => {
  const { [name]: _, ...rest } = doc;
  return rest;
};

/** Answers the document, changed in place where that costs less than a copy. */
const applyChange = (doc: Doc, { name, path, way, apply }: Change): Doc => {
  let into: Doc | Value[] = doc;
  for (const [depth, part] of path.entries()) {
    if (Array.isArray(into) && !isPosition(part)) {
      if (way === 'skip') return doc;
      throw notViable(part, name);
    }
    const value = read(into, part);
    if (depth === path.length - 1) {
      const next = apply(value, name);
      if (depth === 0 && next === undefined) return without(doc, part);
      put(into, part, next, name);
      return doc;
    }
    if (isContainer(value)) {
      into = value;
      continue;
    }
    if (way === 'skip' || (way === 'skip missing' && value === undefined)) return doc;
    if (value !== undefined) throw notViable(path[depth + 1] ?? '', name);
    const made: Doc = {};
    put(into, part, made, name);
    into = made;
  }
  return doc;
};

/** Answers the document with the update, which may have been made in place; `inserting` also what is for new documents only. */
export const applyUpdate = (before: Doc, { changes }: Update, inserting: boolean): Doc => {
  const id = before['_id'];
  let doc = before;
  for (const change of changes) if (inserting || !change.onInsert) doc = applyChange(doc, change);
  if (id !== undefined && (doc['_id'] === undefined || !same(id, doc['_id'])))
    throw serverError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  return doc;
};

const equalTo = (test: Test): Value | undefined => {
  if (test.op === '$eq') return test.value;
  if (test.op !== '$in' || test.patterns.length > 0) return undefined;
  const [first, ...others] = test.values;
  return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
};

const equalities = (node: Node): readonly Change[] => {
  if (node.op === 'and' || (node.op === 'or' && node.of.length === 1)) return node.of.flatMap(equalities);
  if (node.op !== 'at') return [];
  const { name, path } = node;
  const value = equalTo(node.test);
  return value === undefined ? [] : [{ name, path, way: 'make', onInsert: false, apply: () => value }];
};

/** The document that an upsert starts from: what the filter says to be equal. */
export const seedOf = (filter: Doc): Doc => {
  const changes = equalities(parse(filter)).toSorted((a, b) => byPath(a.path, b.path));
  const twice = conflictOf(changes);
  if (twice) throw serverError(54, `cannot infer query fields to set, path '${twice.name}' is matched twice`);
  return changes.reduce<Doc>(applyChange, {});
};
