import { favoriteIn, tripListIn, visitIn } from '@wellspring/events/list-events';
import { TOPICS } from '@wellspring/events/topics';
import { deletedPlacesConsumer } from '@wellspring/place-replica/place-consumers';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import { erasureConsumer, type ErasureStore } from '@wellspring/member-erasure/member-erasure';
import { type SuspensionStore, suspensionsConsumer } from '@wellspring/member-suspension/member-suspension';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { memberErased } from '../facts.ts';
import type { ListsUseCases } from '../use-cases.ts';
import type { BadgeUseCases } from '../use-cases/badges-of-member.ts';

const SERVICE = 'lists-and-badges';
const ownTopic = TOPICS[SERVICE];

const currentListIn = (message: Message) => {
  const list = tripListIn(message);
  return list?.deleted === false ? list : null;
};

/** What members said of a place, and lists hold of it, goes with the place. */
export const placeDeletionConsumer = (places: PlaceStore, { removePlace, locationsInList }: ListsUseCases): Consumer =>
  deletedPlacesConsumer({
    service: SERVICE,
    ownTopic,
    places,
    remove: removePlace,
    locationsIn: async (message) => {
      const mark = favoriteIn(message) ?? visitIn(message);
      if (mark) return [mark.locationId];
      const list = currentListIn(message);
      return list ? locationsInList(list.tripListId) : [];
    },
  });

/** Marks, lists and badges of a member go with the account. */
export const memberErasureConsumer = (
  erasures: ErasureStore,
  { removeMarksOfMember, removeListsOfMember, writerOfMark }: ListsUseCases,
  { eraseBadges }: BadgeUseCases,
): Consumer =>
  erasureConsumer({
    service: SERVICE,
    ownTopic,
    erasures,
    erase: async (userId) => {
      await removeMarksOfMember(userId);
      await removeListsOfMember(userId);
      await eraseBadges(userId);
    },
    writerIn: (message) => {
      const mark = favoriteIn(message) ?? visitIn(message);
      return mark ? writerOfMark(mark) : (currentListIn(message)?.userId ?? null);
    },
    memberErased,
  });

/** Lists of a suspended member are hidden. */
export const membersSuspended = (suspensions: SuspensionStore, { setListsHidden }: ListsUseCases): Consumer =>
  suspensionsConsumer({
    service: SERVICE,
    ownTopic,
    suspensions,
    setHidden: setListsHidden,
    writingIn: currentListIn,
  });
