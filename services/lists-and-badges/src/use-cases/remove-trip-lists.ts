import { deleteTripList, removeItem, type TripList } from '../domain/trip-list.ts';
import { tripListChanged, tripListDeleted } from '../facts.ts';
import type { TripListStore } from '../ports.ts';

type Deps = {
  readonly tripLists: Pick<TripListStore, 'allOfMember' | 'someWithLocation' | 'remove' | 'replace'>;
  readonly now: () => Date;
};

const AT_ONCE = 100;

/** Removes every list of a member who has gone; one that is changed meanwhile is read again. Safe to repeat. */
export const removeListsOfMember =
  ({ tripLists, now }: Deps) =>
  async (userId: string): Promise<void> => {
    const left = () => tripLists.allOfMember(userId);
    const remove = (list: TripList): Promise<boolean> => {
      const last = deleteTripList(list, now());
      return tripLists.remove(last, list.revision, [tripListDeleted(last, 'cascade')]);
    };
    for (let lists = await left(); lists.length > 0; lists = await left()) await Promise.all(lists.map(remove));
  };

/** Takes a deleted place out of every list; one that is changed meanwhile is read again. Safe to repeat. */
export const removeFromLists =
  ({ tripLists, now }: Deps) =>
  async (locationId: string): Promise<void> => {
    const some = () => tripLists.someWithLocation(locationId, AT_ONCE);
    const takeOut = (list: TripList): Promise<boolean> => {
      const next = removeItem(list, locationId, now());
      return tripLists.replace(next, list.revision, [tripListChanged(next)]);
    };
    for (let lists = await some(); lists.length > 0; lists = await some()) await Promise.all(lists.map(takeOut));
  };
