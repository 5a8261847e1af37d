import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { tooManyWriters } from '../domain/lifecycle.ts';
import type { Rating } from '../domain/rating.ts';
import { locationRated } from '../facts.ts';
import type { LocationStore } from '../ports.ts';
import type { Enqueue } from './keyed-queue.ts';

type Deps = { readonly locations: Pick<LocationStore, 'find' | 'setRating'>; readonly enqueue: Enqueue };

/**
 * Takes over what reviews say of a Location, if it is newer than what is stored. An edit at the same moment stays: the
 * rating is written again beside it. A Location that is gone has no rating.
 */
export const rateLocation =
  ({ locations, enqueue }: Deps) =>
  (id: string, rating: Rating): Promise<void> =>
    enqueue(id, () =>
      retryOnConflict(async () => {
        const before = await locations.find(id);
        if (!before || before.rating.revision >= rating.revision) return undefined;
        const isWritten = await locations.setRating(before, rating, [locationRated({ ...before, rating })]);
        return isWritten ? undefined : VERSION_CONFLICT;
      }, tooManyWriters),
    );
