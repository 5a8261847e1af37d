import { isUnavailable } from '@wellspring/errors';
import { changePieces } from '@wellspring/errors/change-all';
import { renewed } from '../domain/renewed.ts';
import { withSaidFacts } from '../domain/said-facts.ts';
import { versionOf } from '../domain/search/indexed.ts';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import type { EvaluateHours } from './evaluate-hours.ts';
import { indexLocations } from './index-locations.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'renewalDue' | 'replaceMany' | 'findMany'>;
  readonly index: Pick<SearchIndex, 'write'>;
  readonly evaluateHours: EvaluateHours;
  readonly now: () => Date;
};

/** Places that are renewed at once: visitors do not wait for more. */
const BATCH = 50;

/**
 * Stores places of earlier versions with the facts that their texts say, and evaluates dated hours before their last day. Each step is
 * complete, so an interrupted renewal goes on where it ended. Safe beside other processes that do the same and beside changes: only what has
 * not changed since it was read is written. Nobody changed the place, so no event is published; only the index of search is written.
 */
export const renewLocations =
  ({ locations, index, evaluateHours, now }: Deps) =>
  (): Promise<void> => {
    const toIndex = indexLocations({ locations, index });
    return changePieces(
      () => locations.renewalDue(now(), BATCH),
      async (due) => {
        const rows = [];
        for (const before of due) {
          const next = renewed(before, await evaluateHours(withSaidFacts(before)));
          rows.push({ next, readRevision: before.revision, facts: [] });
        }
        await locations.replaceMany(rows);
        const changed = rows.filter(({ next, readRevision }) => next.revision > readRevision);
        await toIndex(changed.map(({ next }) => ({ id: next.id, version: versionOf(next) }))).catch(
          (error: unknown) => {
            // The comparison of index and documents finds these when the index is back.
            if (!isUnavailable(error)) throw error;
          },
        );
      },
    );
  };
