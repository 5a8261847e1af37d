import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';

type Row = AdminLocationRowFragment;

/** Places as somebody read them, by their ids. */
export type ReadRows = ReadonlyMap<string, Row>;

type Step =
  /** a list shows them, perhaps once more: what it says anew by itself nobody has read yet */
  | { readonly kind: 'shown'; readonly rows: readonly Row[] }
  /** somebody was told what has changed in it, and sees it as it is now */
  | { readonly kind: 'read'; readonly row: Row }
  /** an act of whoever reads made `after` of `before` */
  | { readonly kind: 'acted'; readonly before: Row; readonly after: Row };

const isNextOf = (before: Row, after: Row): boolean =>
  before.revision !== null && after.revision === before.revision + 1;

/** What is read after a step. One revision after an act nothing lies between that its doer has not read. */
export const readAfter = (rows: ReadRows, step: Step): ReadRows => {
  switch (step.kind) {
    case 'shown': {
      const fresh = step.rows.filter(({ id }) => !rows.has(id));
      return fresh.length === 0 ? rows : new Map([...rows, ...fresh.map((row) => [row.id, row] as const)]);
    }
    case 'read':
      return new Map([...rows, [step.row.id, step.row]]);
    case 'acted': {
      const { before, after } = step;
      const isNextStep = rows.get(after.id)?.revision === before.revision && isNextOf(before, after);
      return isNextStep ? new Map([...rows, [after.id, after]]) : rows;
    }
  }
};
