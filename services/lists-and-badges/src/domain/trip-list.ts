import { AppError } from '@wellspring/errors';
import { cleanLine, cleanText, lengthOf } from '@wellspring/written-text';
import { say, type Message } from '@wellspring/words/message';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 2_000;
const NOTES_MAX = 500;
const ITEMS_MAX = 500;

/** A place in a list. Its visit order is where it stands. */
export type TripListItem = {
  readonly locationId: string;
  readonly notes: string | null;
  /** of the call that added it */
  readonly idempotencyKey: string | null;
};

/** Places that a member wants to go to, in their order. */
export type TripList = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  readonly userId: string;
  readonly name: string;
  readonly description: string | null;
  readonly isPublic: boolean;
  /** everyone who sees it sees its notes; false: only its owner does */
  readonly showsNotes: boolean;
  /** a short name for the address, never a permission */
  readonly shareCode: string;
  readonly items: readonly TripListItem[];
  /** since when its owner is suspended, and only the owner sees it; null: it is not hidden */
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type TripListText = Pick<TripList, 'name' | 'description' | 'isPublic'>;
/** What a list is made with. Without a word about its notes they are shown with it. */
export type TripListDraft = TripListText & Partial<Pick<TripList, 'showsNotes'>>;

const invalid = (field: string, message: Message): AppError => new AppError('VALIDATION', message, { field });

const TOO_LONG = {
  name: 'listsErrors.nameTooLong',
  description: 'listsErrors.descriptionTooLong',
  notes: 'listsErrors.notesTooLong',
} as const;

/** A text as it is stored; null for none. @throws AppError VALIDATION when it is longer than `most` code points */
const checkText = (field: keyof typeof TOO_LONG, text: string | null, most: number): string | null => {
  const cleaned = cleanText(text ?? '');
  if (lengthOf(cleaned) > most) throw invalid(field, say(TOO_LONG[field], { max: most }));
  return cleaned || null;
};

const checkNotes = (notes: string | null): string | null => checkText('notes', notes, NOTES_MAX);

const checkTexts = ({ name, description, isPublic }: TripListText): TripListText => {
  const checkedName = checkText('name', cleanLine(name), NAME_MAX);
  if (checkedName === null) throw invalid('name', say('listsErrors.nameMissing'));
  return { name: checkedName, description: checkText('description', description, DESCRIPTION_MAX), isPublic };
};

type Stamp = Pick<TripList, 'id' | 'userId' | 'shareCode'> & { readonly now: Date };

/** A new, empty list. @throws AppError VALIDATION */
export const makeTripList = ({ showsNotes = true, ...texts }: TripListDraft, { now, ...stamp }: Stamp): TripList => ({
  ...checkTexts(texts),
  showsNotes,
  ...stamp,
  items: [],
  hiddenAt: null,
  revision: 1,
  createdAt: now,
  updatedAt: now,
});

const next = (list: TripList, change: Partial<TripList>, now: Date): TripList => ({
  ...list,
  ...change,
  revision: list.revision + 1,
  updatedAt: now,
});

const isSameText = (left: TripListText, right: TripListText): boolean =>
  left.name === right.name && left.description === right.description && left.isPublic === right.isPublic;

/**
 * The list with what its owner changed; null when nothing differs. `expected`: what its editor has seen of it, null for anything.
 * @throws AppError VALIDATION, CONFLICT when it says something else by now
 */
export const changeTripList = (
  list: TripList,
  change: Partial<TripListDraft>,
  { expected, now }: { readonly expected: TripListText | null; readonly now: Date },
): TripList | null => {
  const { name = list.name, description = list.description, isPublic = list.isPublic } = change;
  const { showsNotes = list.showsNotes } = change;
  const texts = checkTexts({ name, description, isPublic });
  // A call that is repeated finds its own words: that is no conflict.
  if (isSameText(texts, list) && showsNotes === list.showsNotes) return null;
  if (expected && !isSameText(expected, list)) throw new AppError('CONFLICT', say('listsErrors.changedElsewhere'));
  return next(list, { ...texts, showsNotes }, now);
};

/** The list as its owner is suspended, or restored; null when it is so already. */
export const hideTripList = (list: TripList, isHidden: boolean, now: Date): TripList | null =>
  (list.hiddenAt !== null) === isHidden
    ? null
    : { ...list, hiddenAt: isHidden ? now : null, revision: list.revision + 1 };

/** The last state of a list that is deleted. */
export const deleteTripList = (list: TripList, now: Date): TripList => next(list, {}, now);

type ItemChange = {
  readonly notes?: string | null;
  /** counted from 1, among the places that the mover sees; beyond the last is the last */
  readonly visitOrder?: number;
};

/** Moves an item before that which has its number among the places that are seen; those that are not keep their neighbours. */
const moved = (
  items: readonly TripListItem[],
  item: TripListItem,
  visitOrder: number,
  isSeen: (locationId: string) => boolean,
): readonly TripListItem[] => {
  if (!Number.isInteger(visitOrder) || visitOrder < 1)
    throw invalid('visitOrder', say('listsErrors.visitOrderInvalid'));
  const seen = items.filter(({ locationId }) => isSeen(locationId));
  if (seen.indexOf(item) === visitOrder - 1) return items;
  const others = items.filter((each) => each !== item);
  const follower = seen.filter((each) => each !== item)[visitOrder - 1];
  const at = follower ? others.indexOf(follower) : others.length;
  return others.toSpliced(at, 0, item);
};

/** Who sees which places of a list, and when something happens to it. */
type Seen = { readonly isSeen: (locationId: string) => boolean; readonly now: Date };

/**
 * The list with a place at its end, or at `visitOrder` among the places that are seen.
 * @throws AppError CONFLICT when it is in there, VALIDATION when the list is full
 */
export const addItem = (
  list: TripList,
  item: TripListItem,
  { visitOrder, isSeen, now }: Seen & { readonly visitOrder: number | null },
): TripList => {
  const notes = checkNotes(item.notes);
  if (list.items.some(({ locationId }) => locationId === item.locationId))
    throw new AppError('CONFLICT', say('listsErrors.locationInList'));
  if (list.items.length >= ITEMS_MAX)
    throw invalid('locationId', say('listsErrors.tooManyLocations', { max: ITEMS_MAX }));
  const added = { ...item, notes };
  const items = [...list.items, added];
  return next(list, { items: visitOrder === null ? items : moved(items, added, visitOrder, isSeen) }, now);
};

/** The list after a change of one item. @throws AppError NOT_FOUND when the place is not in the list, VALIDATION */
export const changeItem = (
  list: TripList,
  locationId: string,
  { notes, visitOrder }: ItemChange,
  { isSeen, now }: Seen,
): TripList => {
  const item = list.items.find((each) => each.locationId === locationId);
  if (!item) throw itemNotFound();
  const items = visitOrder === undefined ? list.items : moved(list.items, item, visitOrder, isSeen);
  const changed = notes === undefined ? item : { ...item, notes: checkNotes(notes) };
  return next(list, { items: items.map((each) => (each === item ? changed : each)) }, now);
};

/** The list without a place. @throws AppError NOT_FOUND when it is not in there */
export const removeItem = (list: TripList, locationId: string, now: Date): TripList => {
  if (!list.items.some((item) => item.locationId === locationId)) throw itemNotFound();
  return next(list, { items: list.items.filter((item) => item.locationId !== locationId) }, now);
};

/** Foreign and absent look alike, but for reading. */
export const tripListNotFound = (): AppError => new AppError('NOT_FOUND', say('listsErrors.listNotFound'));
export const itemNotFound = (): AppError => new AppError('NOT_FOUND', say('listsErrors.itemNotFound'));
