import type { Actor } from '@wellspring/platform/subgraph/actor';
import DataLoader from 'dataloader';
import type { Mark } from '../domain/mark.ts';
import type { Place, Viewer } from '@wellspring/place-replica/place';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { TripList } from '../domain/trip-list.ts';
import type { HolderStore, MarkStore, TripListStore } from '../ports.ts';
import { itemsSeenBy, type NumberedItem } from '../use-cases/read-trip-lists.ts';
import { readerOf } from '@wellspring/platform/subgraph/define-subgraph';
import { badgeLoader, type BadgeContext } from './badge-resolvers.ts';

/** A page of long lists names thousands of places: more ids in one query than these are not served by an index. */
const PLACES_AT_ONCE = 500;

/** What resolvers of one operation share. */
export type ListsContext = BadgeContext & {
  /** by place: what the caller says of it; null for visitors, and where nothing is said */
  readonly markOf: DataLoader<string, Mark | null>;
  readonly placeById: DataLoader<string, Place | null>;
  readonly tripListById: DataLoader<string, TripList | null>;
  /** the items of a list as the caller sees and counts them, computed once per operation */
  readonly itemsOf: (list: TripList) => Promise<readonly NumberedItem[]>;
};

type Stores = {
  readonly marks: Pick<MarkStore, 'findMany'>;
  readonly places: Pick<PlaceStore, 'findMany'>;
  readonly holders: Pick<HolderStore, 'findMany'>;
  readonly tripLists: Pick<TripListStore, 'findMany'>;
};

const itemsReader = (placeById: ListsContext['placeById'], viewer: Viewer | null): ListsContext['itemsOf'] => {
  const read = async (list: TripList): Promise<readonly NumberedItem[]> => {
    const places = await Promise.all(list.items.map(({ locationId }) => placeById.load(locationId)));
    return itemsSeenBy(list, places, viewer);
  };
  const cached = new Map<TripList, Promise<readonly NumberedItem[]>>();
  return (list) => {
    const items = cached.get(list) ?? read(list);
    cached.set(list, items);
    return items;
  };
};

export const listsContext =
  ({ marks, places, holders, tripLists }: Stores) =>
  (actor: Actor): ListsContext => {
    const placeById = new DataLoader<string, Place | null>(
      async (ids) => {
        const found = new Map((await places.findMany(ids)).map((place) => [place.id, place]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { maxBatchSize: PLACES_AT_ONCE },
    );
    return {
      actor,
      itemsOf: itemsReader(placeById, readerOf(actor)),
      badgesOf: badgeLoader(holders),
      markOf: new DataLoader<string, Mark | null>(async (locationIds) => {
        const own = actor.kind === 'member' ? await marks.findMany(actor.id, locationIds) : [];
        const found = new Map(own.map((mark) => [mark.locationId, mark]));
        return locationIds.map((id) => found.get(id) ?? null);
      }),
      placeById,
      tripListById: new DataLoader<string, TripList | null>(async (ids) => {
        const found = new Map((await tripLists.findMany(ids)).map((list) => [list.id, list]));
        return ids.map((id) => found.get(id) ?? null);
      }),
    };
  };
