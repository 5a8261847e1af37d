import { mayView, placeNotFound, type Place, type Viewer } from '@wellspring/place-replica/place';
import { addItem, changeItem, itemNotFound, removeItem, type TripList } from '../domain/trip-list.ts';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { TripListStore } from '../ports.ts';
import { rewriteTripList } from './write-trip-list.ts';

type Deps = {
  readonly tripLists: TripListStore;
  readonly places: Pick<PlaceStore, 'find' | 'findMany'>;
  readonly now: () => Date;
};

/** A list, and the place in it that the call was about. */
type WrittenItem = { readonly list: TripList; readonly locationId: string };

type AddedItem = { readonly locationId: string; readonly notes: string | null; readonly visitOrder?: number | null };

/** The places of a list that a viewer sees; null: a visitor. */
const seenBy = (places: readonly Place[], viewer: Viewer | null): ReadonlySet<string> =>
  new Set(places.filter((place) => mayView(viewer, place)).map(({ id }) => id));

/**
 * Adds a place that the member may see to their own list: to its end, or at `visitOrder` among the places that they see. The same key from the same member answers as the first time.
 * @throws AppError NOT_FOUND, CONFLICT when it is in the list, VALIDATION
 */
export const addTripListItem =
  (deps: Deps) =>
  async (
    id: string,
    { locationId, notes, visitOrder = null }: AddedItem,
    viewer: Viewer,
    idempotencyKey: string | null,
  ): Promise<WrittenItem> => {
    let added = locationId;
    const list = await rewriteTripList(deps)(id, viewer, async (before) => {
      const made = before.items.find((item) => idempotencyKey !== null && item.idempotencyKey === idempotencyKey);
      added = made?.locationId ?? locationId;
      if (made) return null;
      const place = await deps.places.find(locationId);
      if (!place || !mayView(viewer, place)) throw placeNotFound();
      const others = visitOrder === null ? [] : await deps.places.findMany(before.items.map((each) => each.locationId));
      const seen = seenBy([...others, place], viewer);
      const at = { visitOrder, isSeen: (each: string) => seen.has(each), now: deps.now() };
      return addItem(before, { locationId, notes, idempotencyKey }, at);
    });
    return { list, locationId: added };
  };

/** Notes something of a place in one's own list, or moves it; what is left out stays. @throws AppError NOT_FOUND, VALIDATION, CONFLICT */
export const changeTripListItem =
  (deps: Deps) =>
  async (
    id: string,
    locationId: string,
    change: { readonly notes?: string | null; readonly visitOrder?: number },
    viewer: Viewer,
    readRevision: number | null = null,
  ): Promise<WrittenItem> => {
    const rewrite = async (before: TripList) => {
      const seen = seenBy(await deps.places.findMany(before.items.map((item) => item.locationId)), viewer);
      if (!seen.has(locationId)) throw itemNotFound();
      return changeItem(before, locationId, change, { isSeen: (each) => seen.has(each), now: deps.now() });
    };
    return { list: await rewriteTripList(deps)(id, viewer, rewrite, readRevision), locationId };
  };

/** Removes a place from one's own list. @throws AppError NOT_FOUND, CONFLICT */
export const removeTripListItem =
  (deps: Deps) =>
  (id: string, locationId: string, viewer: Viewer, readRevision: number | null = null) =>
    rewriteTripList(deps)(id, viewer, (before) => removeItem(before, locationId, deps.now()), readRevision);
