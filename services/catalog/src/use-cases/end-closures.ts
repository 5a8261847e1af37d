import { changePieces } from '@wellspring/errors/change-all';
import { changed } from '../domain/lifecycle.ts';
import { locationChanged } from '../facts.ts';
import type { LocationStore } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'closuresOver' | 'replaceMany'>;
  readonly now: () => Date;
};

/** Places that are changed at once: visitors do not wait for more. */
const BATCH = 50;

/**
 * Ends temporary closures whose last day is over, so that these places stand in lists and on the map as all others again. Safe beside other
 * processes that do the same and beside changes: only what has not changed since it was read is written.
 */
export const endClosures =
  ({ locations, now }: Deps) =>
  (): Promise<void> =>
    changePieces(
      () => locations.closuresOver(now(), BATCH),
      (over) =>
        locations.replaceMany(
          over.map((before) => {
            const next = changed(before, {}, now());
            return { next, readRevision: before.revision, facts: [locationChanged(next)] };
          }),
        ),
    );
