import { changeAll } from '@wellspring/errors/change-all';
import { deleteTripList, removeItem } from '../domain/trip-list.ts';
import { tripListChanged, tripListDeleted } from '../facts.ts';
import type { TripListStore } from '../ports.ts';

type Deps = {
  readonly tripLists: Pick<TripListStore, 'allOfMember' | 'someWithLocation' | 'remove' | 'replace'>;
  readonly now: () => Date;
};

const AT_ONCE = 100;

/** Removes every list of a deleted member; one that is changed meanwhile is read again. Safe to repeat. */
export const removeListsOfMember =
  ({ tripLists, now }: Deps) =>
  async (userId: string): Promise<void> => {
    await changeAll(
      () => tripLists.allOfMember(userId),
      (list) => {
        const last = deleteTripList(list, now());
        return tripLists.remove(last, list.revision, [tripListDeleted(last, 'cascade')]);
      },
    );
  };

/** Removes a deleted place from every list; one that is changed meanwhile is read again. Safe to repeat. */
export const removeFromLists =
  ({ tripLists, now }: Deps) =>
  async (locationId: string): Promise<void> => {
    await changeAll(
      () => tripLists.someWithLocation(locationId, AT_ONCE),
      (list) => {
        const next = removeItem(list, locationId, now());
        return tripLists.replace(next, list.revision, [tripListChanged(next)]);
      },
    );
  };
