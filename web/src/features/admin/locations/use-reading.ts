import { useEffect, useReducer } from 'react';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { readAfter } from './read-rows.ts';

type Row = AdminLocationRowFragment;

/** Stores the state of places that an admin has read: decisions apply to it, also after the list has updated. */
export const useReading = () => {
  const [rows, step] = useReducer(readAfter, new Map<string, Row>());
  return {
    step,
    asRead: (row: Row): Row => rows.get(row.id) ?? row,
    markRead: (row: Row): void => step({ kind: 'read', row }),
    markActed: (before: Row, after: Row): void => step({ kind: 'acted', before, after }),
  };
};

export type Reading = ReturnType<typeof useReading>;

/** Notes the rows that a list shows for the first time. */
export const useShown = ({ step }: Reading, rows: readonly Row[] | undefined): void =>
  useEffect(() => {
    if (rows) step({ kind: 'shown', rows });
  }, [rows, step]);
