import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Fact } from '@wellspring/platform/bus/port';
import { tooManyWriters } from '../domain/lifecycle.ts';
import type { Location } from '../domain/location.ts';
import { locationNotFound } from '../domain/publication.ts';
import type { LocationStore } from '../ports.ts';
import type { EvaluateHours } from './evaluate-hours.ts';
import type { Enqueue } from './keyed-queue.ts';

export type RewriteDeps = {
  readonly locations: Pick<LocationStore, 'find' | 'replace' | 'remove'>;
  readonly enqueue: Enqueue;
  readonly evaluateHours: EvaluateHours;
  readonly now: () => Date;
};

/**
 * Reads, decides, and writes only if the place has not changed meanwhile; else reads again. A rule returns null when there is nothing to change.
 * @throws AppError NOT_FOUND, and what the rule throws
 */
export const rewriteLocation = (
  { locations, enqueue, evaluateHours }: Omit<RewriteDeps, 'now'>,
  id: string,
  rule: (location: Location) => Location | null,
  factOf: (next: Location, before: Location) => Fact,
  write: 'replace' | 'remove' = 'replace',
): Promise<Location> =>
  enqueue(id, () =>
    retryOnConflict(async () => {
      const before = await locations.find(id);
      if (!before) throw locationNotFound();
      const ruled = rule(before);
      if (!ruled) return before;
      const next = write === 'remove' ? ruled : await evaluateHours(ruled, before);
      return (await locations[write](next, before.revision, [factOf(next, before)])) ? next : VERSION_CONFLICT;
    }, tooManyWriters),
  );
