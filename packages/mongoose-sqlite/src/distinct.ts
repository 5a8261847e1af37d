import { same } from './compare.ts';
import { hitsOf, oneOfEachValue, queryOf } from './find.ts';
import type { Store } from './store.ts';
import { pathOf, someAt, type Doc, type Path, type Value } from './values.ts';

const hasValue = (doc: Doc, path: Path): boolean => someAt(doc, path, false, (value) => value !== undefined);

function* wholeDocs(...args: Parameters<typeof hitsOf>): Generator<Doc> {
  for (const { doc } of hitsOf(...args)) yield doc;
}

/** The different values at a path, elements of arrays one by one. */
export const distinctValues = (store: Store, name: string, path: string, filter: unknown): Value[] => {
  const stored = store.collections.get(name);
  if (!stored) return [];
  const parts = pathOf(path);
  const query = queryOf(filter);
  const primitives = new Set<Value>();
  const others: Value[] = [];
  const add = (value: Value): void => {
    if (typeof value !== 'object' || value === null) primitives.add(value);
    else if (!others.some((other) => same(other, value))) others.push(value);
  };
  const served = oneOfEachValue(store, stored, query, path);
  // A document without a value may stand for one with null.
  const isComplete = served?.every((doc) => hasValue(doc, parts)) ?? false;
  for (const doc of (isComplete && served) || wholeDocs(store, name, query))
    someAt(doc, parts, false, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else if (value !== undefined) add(value);
      return false;
    });
  return [...primitives, ...others];
};
