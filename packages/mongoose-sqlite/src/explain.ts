import { plannedFor, queryOf } from './find.ts';
import type { Store } from './store.ts';

/** Which index serves a query, in the shape of MongoDB's own explain. */
export const explainQuery = (store: Store, name: string, filter: unknown, sort: unknown): unknown => {
  const stored = store.collections.get(name);
  const query = queryOf(filter, sort);
  const plan = stored && plannedFor(store, stored, query);
  if (!plan) return { queryPlanner: { winningPlan: { stage: 'EOF' } } };
  const source = plan.index
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          indexName: plan.index.name,
          keyPattern: Object.fromEntries(plan.index.key),
          isMultiKey: plan.index.multikey,
          isPartial: plan.index.partial !== undefined,
          direction: plan.backwards ? 'backward' : 'forward',
        },
      }
    : { stage: 'COLLSCAN' };
  return { queryPlanner: { winningPlan: plan.sorted ? source : { stage: 'SORT', inputStage: source } } };
};
