import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';

type Row = AdminLocationRowFragment;

/** Places as the admin read them, by their ids. */
export type ReadRows = ReadonlyMap<string, Row>;

type Step =
  /** a list shows them, perhaps again: values that it updated by itself are not read yet */
  | { readonly kind: 'shown'; readonly rows: readonly Row[] }
  /** the admin was shown the changes, and sees the current state */
  | { readonly kind: 'read'; readonly row: Row }
  /** an act of the admin changed `before` to `after` */
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
