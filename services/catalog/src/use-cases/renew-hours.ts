import { changePieces } from '@wellspring/errors/change-all';
import type { LocationStore } from '../ports.ts';
import type { EvaluateHours } from './evaluate-hours.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'hoursDue' | 'replaceMany'>;
  readonly evaluateHours: EvaluateHours;
  readonly now: () => Date;
};

/** Places that are evaluated at once: visitors do not wait for more. */
const BATCH = 50;

/**
 * Evaluates the hours of places that were stored by an earlier version, and dated hours before their last day. Safe beside other processes
 * that do the same and beside changes: only what has not changed since it was read is written. Nobody changed the place, so its revision stays
 * and no event is published.
 */
export const renewHours =
  ({ locations, evaluateHours, now }: Deps) =>
  (): Promise<void> =>
    changePieces(
      () => locations.hoursDue(now(), BATCH),
      async (due) => {
        const rows = [];
        for (const before of due) {
          const next = await evaluateHours(before);
          rows.push({ next, readRevision: before.revision, facts: [] });
        }
        await locations.replaceMany(rows);
      },
    );
