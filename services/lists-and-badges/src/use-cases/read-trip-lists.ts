import { AppError } from '@wellspring/errors';
import { mayView, type Place, type Viewer } from '@wellspring/place-replica/place';
import { say } from '@wellspring/words/message';
import { tripListNotFound, type TripList } from '../domain/trip-list.ts';
import type { TripListStore } from '../ports.ts';

/** Lists of a suspended member are hidden from others. */
const isHiddenFrom = ({ hiddenAt, userId }: TripList, viewer: Viewer | null): boolean =>
  hiddenAt !== null && userId !== viewer?.id;

/** Whether a viewer sees a list; null: a visitor. */
export const isSeenBy = (list: TripList, viewer: Viewer | null): boolean =>
  !isHiddenFrom(list, viewer) && (list.isPublic || list.userId === viewer?.id);

/** A list by its id or its share code; null: a visitor. @throws AppError NOT_FOUND, FORBIDDEN for another's private one */
export const readTripList =
  ({ tripLists }: { readonly tripLists: Pick<TripListStore, 'find'> }) =>
  async (idOrShareCode: string, viewer: Viewer | null): Promise<TripList> => {
    const list = await tripLists.find(idOrShareCode);
    if (!list || isHiddenFrom(list, viewer)) throw tripListNotFound();
    if (!isSeenBy(list, viewer)) throw new AppError('FORBIDDEN', say('listsErrors.accessDenied'));
    return list;
  };

/** A place of a list as its reader counts them. */
export type NumberedItem = {
  readonly list: TripList;
  readonly locationId: string;
  readonly notes: string | null;
  readonly visitOrder: number;
};

/** The items that a viewer sees, numbered from 1: without hidden places, and without notes where only the owner sees them. */
export const itemsSeenBy = (
  list: TripList,
  places: readonly (Place | null)[],
  viewer: Viewer | null,
): readonly NumberedItem[] => {
  const seen = new Set(places.flatMap((place) => (place && mayView(viewer, place) ? [place.id] : [])));
  const seesNotes = list.showsNotes || list.userId === viewer?.id;
  return list.items
    .filter(({ locationId }) => seen.has(locationId))
    .map(({ locationId, notes }, at) => ({ list, locationId, notes: seesNotes ? notes : null, visitOrder: at + 1 }));
};
