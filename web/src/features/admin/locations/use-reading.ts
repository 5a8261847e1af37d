import { useEffect, useReducer } from 'react';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { readAfter } from './read-rows.ts';

type Row = AdminLocationRowFragment;

/** Keeps what an admin has read of places: it is what they judge, whatever a list shows by now. */
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
