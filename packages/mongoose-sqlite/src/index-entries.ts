import { serverError, unsupported } from './errors.ts';
import { parse, type Node } from './filter.ts';
import { matcher, type Matches } from './match.ts';
import { inverted, emptyArrayKey, orderKey } from './order-key.ts';
import { isPosition, pathOf, type Path, field, isDoc, type Doc, type Value } from './values.ts';

/** One field of an index or of a sort. */
export type KeyField = { readonly name: string; readonly path: Path; readonly descending: boolean };

/** An index as it was requested, and as it is stored. */
export type IndexSpec = {
  readonly name: string;
  readonly key: readonly (readonly [string, 1 | -1])[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilterExpression?: Doc | undefined;
};

export type Index = IndexSpec & {
  readonly id: number;
  /** of its table; said once, since each document that is written runs them for each index */
  readonly statements: { readonly add: string; readonly drop: string; readonly isTaken: string };
  readonly fields: readonly KeyField[];
  readonly partial?: { readonly node: Node; readonly matches: Matches } | undefined;
  /** The top-level fields that decide on the entries of a document. */
  readonly roots: ReadonlySet<string>;
  /** Whether any document has an array on one of the paths: then a document may have several entries. */
  multikey: boolean;
};

export const keyFields = (key: readonly (readonly [string, 1 | -1])[]): readonly KeyField[] =>
  key.map(([name, direction]) => ({ name, path: pathOf(name), descending: direction === -1 }));

/** The top-level fields that a filter looks at. */
export const rootsOf = (node: Node): readonly string[] =>
  node.op === 'at' ? [node.path[0] ?? ''] : node.of.flatMap(rootsOf);

export const makeIndex = (id: number, spec: IndexSpec, multikey: boolean): Index => {
  const fields = keyFields(spec.key);
  const node = spec.partialFilterExpression && parse(spec.partialFilterExpression);
  return {
    ...spec,
    id,
    statements: {
      add: `INSERT INTO i${id} (k, r) VALUES (?, ?)`,
      drop: `DELETE FROM i${id} WHERE k = ? AND r = ?`,
      isTaken: `SELECT 1 FROM i${id} WHERE k = ? AND r <> ? LIMIT 1`,
    },
    fields,
    partial: node && { node, matches: matcher(node) },
    roots: new Set([...fields.map(({ path }) => path[0] ?? ''), ...(node ? rootsOf(node) : [])]),
    multikey,
  };
};

const EMPTY_ARRAY = Symbol('empty array');
type Found = Value | undefined | typeof EMPTY_ARRAY;

// Collects what is at the path into `found`; answers whether an array was met.
const collect = (value: Value | undefined, path: Path, at: number, found: Found[]): boolean => {
  const part = path[at];
  if (Array.isArray(value)) {
    if (part !== undefined) collectInside(value, path, at, found);
    else if (value.length === 0) found.push(EMPTY_ARRAY);
    else found.push(...value);
    return true;
  }
  if (part !== undefined) return collect(isDoc(value) ? field(value, part) : undefined, path, at + 1, found);
  found.push(value);
  return false;
};

const collectInside = (array: readonly Value[], path: Path, at: number, found: Found[]): void => {
  const part = path[at] ?? '';
  const element = isPosition(part) ? array[Number(part)] : undefined;
  const named = array.filter((one) => isDoc(one) && Object.hasOwn(one, part));
  if (element === undefined) {
    for (const one of array)
      collect(isDoc(one) ? field(one, part) : undefined, path, isDoc(one) ? at + 1 : path.length, found);
    if (array.length === 0) found.push(undefined);
  } else if (named.length > 0) {
    throw serverError(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${part}'`,
    );
  } else if (at === path.length - 1) found.push(Array.isArray(element) && element.length === 0 ? EMPTY_ARRAY : element);
  else collect(element, path, at + 1, found);
};

type FieldValues = { readonly values: readonly Found[]; readonly array: boolean };

const valuesOf = (doc: Doc, { path }: KeyField): FieldValues => {
  const values: Found[] = [];
  const array = collect(doc, path, 0, values);
  return { values, array };
};

const keyOf = (found: Found, descending: boolean): Buffer => {
  const key = found === EMPTY_ARRAY ? emptyArrayKey : orderKey(found);
  return descending ? inverted(key) : key;
};

const distinctKeys = (keys: readonly Buffer[]): readonly Buffer[] =>
  keys.length < 2 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];

const checkArrays = (fields: readonly KeyField[], values: readonly FieldValues[]): boolean => {
  const through = fields.filter((_, at) => values[at]?.array);
  const [first, second] = through;
  if (!first || !second) return first !== undefined;
  if (first.path[0] === second.path[0])
    throw unsupported(`An index or sort over two paths through the array ${first.path[0] ?? ''}`);
  throw serverError(171, `cannot index parallel arrays [${second.name}] [${first.name}]`);
};

export type Keys = { readonly keys: readonly Buffer[]; readonly array: boolean };

/** The key of a document that has no array on these paths, as nearly all: without lists of all that might be combined. */
const onlyKey = (fields: readonly KeyField[], doc: Doc): Buffer | undefined => {
  const parts: Buffer[] = [];
  for (const { path, descending } of fields) {
    const found: Found[] = [];
    if (collect(doc, path, 0, found)) return undefined;
    parts.push(keyOf(found[0], descending));
  }
  const [first] = parts;
  return parts.length === 1 ? first : Buffer.concat(parts);
};

/** All keys of a document under these fields: one, or one for each element of an array. */
export const keysOf = (fields: readonly KeyField[], doc: Doc): Keys => {
  const only = onlyKey(fields, doc);
  if (only) return { keys: [only], array: false };
  const values = fields.map((one) => valuesOf(doc, one));
  const array = checkArrays(fields, values);
  const parts = values.map(({ values: found }, at) =>
    found.map((value) => keyOf(value, fields[at]?.descending === true)),
  );
  const [first = []] = parts;
  if (parts.length === 1) return { keys: distinctKeys(first), array };
  const keys = parts.reduce<readonly Buffer[][]>(
    (all, own) => all.flatMap((head) => own.map((part) => [...head, part])),
    [[]],
  );
  return { keys: distinctKeys(keys.map((chain) => Buffer.concat(chain))), array };
};

const NONE: Keys = { keys: [], array: false };

/** The entries of a document in an index: none where a partial or sparse index leaves it out. */
export const entriesOf = (index: Index, doc: Doc): Keys => {
  if (index.partial && !index.partial.matches(doc)) return NONE;
  if (index.sparse && index.fields.every((one) => valuesOf(doc, one).values.every((value) => value === undefined)))
    return NONE;
  return keysOf(index.fields, doc);
};

/** The value that a unique index found twice, for the words of the error. */
export const keyValueOf = (index: Index, doc: Doc, key: Buffer): Doc => {
  const chosen: Doc = {};
  const values = index.fields.map((one) => valuesOf(doc, one).values);
  index.fields.forEach(({ name, descending }, at) => {
    const candidates = values[at] ?? [];
    const hit =
      candidates.length < 2 ? candidates[0] : candidates.find((value) => key.includes(keyOf(value, descending)));
    chosen[name] = hit === undefined || hit === EMPTY_ARRAY ? null : hit;
  });
  return chosen;
};
