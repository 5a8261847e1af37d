import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { CountCalls, MarkStore, PseudonymStore, TripListStore } from './ports.ts';
import { favorite, visit } from './use-cases/mark-location.ts';
import { markedLocations } from './use-cases/marked-locations.ts';
import { favorites, visits } from './use-cases/marked-pages.ts';
import { setListsHidden } from './use-cases/hide-trip-lists.ts';
import { membersOfMarks, writerOfMark } from './use-cases/members-of-marks.ts';
import { publicTripLists } from './use-cases/public-trip-lists.ts';
import { readTripList } from './use-cases/read-trip-lists.ts';
import { addTripListItem, changeTripListItem, removeTripListItem } from './use-cases/trip-list-items.ts';
import { removeFromLists, removeListsOfMember } from './use-cases/remove-trip-lists.ts';
import { changeTripList, createTripList, deleteTripList } from './use-cases/write-trip-list.ts';

export type ListsDeps = {
  readonly marks: MarkStore;
  readonly pseudonyms: PseudonymStore;
  readonly places: PlaceStore;
  readonly tripLists: TripListStore;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly newShareCode: () => string;
  readonly now: () => Date;
};

/** The use cases of lists-and-badges, built from its ports. */
export const listsUseCases = (deps: ListsDeps) => ({
  favorite: favorite(deps),
  visit: visit(deps),
  markedLocations: markedLocations(deps),
  favorites: favorites(deps),
  visits: visits(deps),
  createTripList: createTripList(deps),
  changeTripList: changeTripList(deps),
  deleteTripList: deleteTripList(deps),
  addTripListItem: addTripListItem(deps),
  changeTripListItem: changeTripListItem(deps),
  removeTripListItem: removeTripListItem(deps),
  readTripList: readTripList(deps),
  publicTripLists: publicTripLists(deps),
  marksOf: (userId: string) => deps.marks.allOfMember(userId),
  allTripListsOf: (userId: string) => deps.tripLists.allOfMember(userId),
  membersOfMarks: membersOfMarks(deps),
  writerOfMark: writerOfMark(deps),
  removeMarksOfMember: async (userId: string): Promise<void> => {
    await deps.marks.removeOfMember(userId);
    await deps.pseudonyms.removeOfMember(userId);
  },
  setListsHidden: setListsHidden(deps),
  removeListsOfMember: removeListsOfMember(deps),
  removePlace: async (locationId: string): Promise<void> => {
    await deps.marks.removeOfLocation(locationId);
    await removeFromLists(deps)(locationId);
  },
  favoritesAt: (locationId: string) => deps.marks.favoritesAt(locationId),
  visitsAt: (locationId: string) => deps.marks.visitsAt(locationId),
  listsWith: (locationId: string) => deps.tripLists.countWithLocation(locationId),
  locationsInList: async (id: string): Promise<readonly string[]> =>
    (await deps.tripLists.find(id))?.items.map(({ locationId }) => locationId) ?? [],
  tripListsOf: (userId: string, limit: number, offset: number) => deps.tripLists.ofMember(userId, limit, offset),
});

export type ListsUseCases = ReturnType<typeof listsUseCases>;
