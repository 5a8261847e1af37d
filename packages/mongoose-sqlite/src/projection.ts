import { serverError, unsupported } from './errors.ts';
import { partsOf, type Parts } from './codec.ts';
import { pathOf, isDoc, plainDoc, type Doc, type Value } from './values.ts';

/** The selected fields of a document: whole ones, or parts of them. */
type Tree = { readonly [name: string]: true | Tree };

const collision = (name: string, code: number): Error => serverError(code, `Path collision at ${name}`);

const grow = (tree: Record<string, true | Tree>, name: string): void => {
  const path = pathOf(name);
  let at = tree;
  for (const [depth, part] of path.entries()) {
    const existing = Object.hasOwn(at, part) ? at[part] : undefined;
    if (depth === path.length - 1) {
      if (existing) throw collision(name, 31250);
      at[part] = true;
      return;
    }
    if (existing === true) throw collision(name, 31249);
    const branch: Record<string, true | Tree> = { ...existing };
    at[part] = branch;
    at = branch;
  }
};

const included = (doc: Doc, tree: Tree): Doc => {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === true) result[name] = value;
    else if (branch) {
      const inner = includedValue(value, branch);
      if (inner !== undefined) result[name] = inner;
    }
  }
  return result;
};

const includedValue = (value: Value, tree: Tree): Value | undefined => {
  if (Array.isArray(value))
    return value.map((element) => includedValue(element, tree)).filter((element) => element !== undefined);
  return isDoc(value) ? included(value, tree) : undefined;
};

const excluded = (doc: Doc, tree: Tree): Doc => {
  // The usual case: what a model leaves out is not there. Nothing is copied then.
  if (!Object.keys(tree).some((name) => Object.hasOwn(doc, name))) return doc;
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch !== true) result[name] = branch ? excludedValue(value, branch) : value;
  }
  return result;
};

const excludedValue = (value: Value, tree: Tree): Value => {
  if (Array.isArray(value)) return value.map((element) => excludedValue(element, tree));
  return isDoc(value) ? excluded(value, tree) : value;
};

const switchOf = (name: string, value: Value): boolean => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (isDoc(value)) throw unsupported(`${Object.keys(value)[0] ?? 'An object'} in a projection`);
  throw unsupported(`The projection ${JSON.stringify(value)} of ${name}`);
};

/** Which parts of a document a projection keeps something of. */
export const projectedParts = (projection: unknown, separate: ReadonlySet<string>): Parts => {
  const fields = Object.entries(plainDoc(projection, 'A projection'));
  const roots = fields.filter(([name, value]) => switchOf(name, value)).map(([name]) => pathOf(name)[0] ?? '');
  if (roots.some((root) => root !== '_id') || (roots.length > 0 && roots.length === fields.length))
    return partsOf(roots, separate);
  const excludedNames = new Set(fields.map(([name]) => name));
  return { main: true, separate: [...separate].some((name) => !excludedNames.has(name)) };
};

/** Reads a projection: fields to keep, or fields to leave out; expressions are refused by name. */
export const projector = (projection: unknown): ((doc: Doc) => Doc) => {
  const fields = Object.entries(plainDoc(projection, 'A projection')).map(([name, value]) => ({
    name,
    keep: switchOf(name, value),
  }));
  if (fields.length === 0) return (doc) => doc;
  const rest = fields.filter(({ name }) => name !== '_id');
  const id = fields.find(({ name }) => name === '_id')?.keep;
  const keeps = rest[0]?.keep ?? id === true;
  const odd = rest.find(({ keep }) => keep !== keeps);
  if (odd)
    throw serverError(
      keeps ? 31254 : 31253,
      `Cannot do ${keeps ? 'exclusion' : 'inclusion'} on field ${odd.name} in ${keeps ? 'inclusion' : 'exclusion'} projection`,
    );
  const tree: Record<string, true | Tree> = {};
  if (keeps ? id !== false && !rest.some(({ name }) => name.startsWith('_id.')) : id === false) grow(tree, '_id');
  for (const { name } of rest) grow(tree, name);
  return keeps ? (doc) => included(doc, tree) : (doc) => excluded(doc, tree);
};
