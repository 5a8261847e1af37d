import { same } from './compare.ts';
import { hitsOf, queryOf } from './find.ts';
import { pathOf, someAt, type Value } from './values.ts';
import type { Store } from './store.ts';

/** The different values at a path, elements of arrays one by one. */
export const distinctValues = (store: Store, name: string, path: string, filter: unknown): Value[] => {
  const parts = pathOf(path);
  const primitives = new Set<Value>();
  const others: Value[] = [];
  const add = (value: Value): void => {
    if (typeof value !== 'object' || value === null) primitives.add(value);
    else if (!others.some((known) => same(known, value))) others.push(value);
  };
  for (const { doc } of hitsOf(store, name, queryOf(filter)))
    someAt(doc, parts, false, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else if (value !== undefined) add(value);
      return false;
    });
  return [...primitives, ...others];
};
