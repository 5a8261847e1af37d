import type { Index } from './index-entries.ts';
import type { Plan } from './index-plan.ts';
import type { Range } from './order-key.ts';
import { sourceOf } from './scan-statements.ts';
import type { Store, Stored } from './store.ts';

/**
 * How many documents have an entry in each section, without reading one. The first section had better be the smallest: those in it are kept
 * while the next is read, and so on.
 */
export const countInSections = (store: Store, { id }: Index, sections: readonly Range[]): number => {
  const [first, ...others] = sections.map(() => `FROM i${id} WHERE k >= ? AND k < ?`);
  const text = others.reduce((inner, section) => `${section} AND r IN (SELECT r ${inner})`, first ?? '');
  // The outermost section is read last, and its bounds are named first.
  const bounds = sections.toReversed().flatMap(({ low, high }) => [low, high]);
  return Number(store.statement(`SELECT count(DISTINCT r) AS n ${text}`).get(...bounds)?.['n'] ?? 0);
};

/** How many candidates an exact plan has, without reading one. */
export const countCandidates = (store: Store, stored: Stored, plan: Plan): number => {
  const { entries } = sourceOf(stored, plan);
  if (!plan.index) return Number(store.statement(`SELECT count(*) AS n FROM ${entries}`).get()?.['n'] ?? 0);
  const count = store.statement(`SELECT count(*) AS n FROM ${entries} WHERE k >= ? AND k < ?`);
  return plan.ranges.reduce((sum, { low, high }) => sum + Number(count.get(low, high)?.['n'] ?? 0), 0);
};
