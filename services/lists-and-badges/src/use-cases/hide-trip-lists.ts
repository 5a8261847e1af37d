import { changeAll } from '@wellspring/errors/change-all';
import { hideTripList, type TripList } from '../domain/trip-list.ts';
import { tripListVeiled } from '../facts.ts';
import type { TripListStore } from '../ports.ts';

type Deps = { readonly tripLists: Pick<TripListStore, 'allOfMember' | 'replace'>; readonly now: () => Date };

/** Hides every list of a member, or shows them again; one that is changed meanwhile is read again. Safe to repeat. */
export const setListsHidden =
  ({ tripLists, now }: Deps) =>
  async (userId: string, isHidden: boolean): Promise<void> => {
    const mismatched = async (): Promise<readonly TripList[]> =>
      (await tripLists.allOfMember(userId)).flatMap((list) => hideTripList(list, isHidden, now()) ?? []);
    await changeAll(mismatched, (next) => tripLists.replace(next, next.revision - 1, [tripListVeiled(next)]));
  };
