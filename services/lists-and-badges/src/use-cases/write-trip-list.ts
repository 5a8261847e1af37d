import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Fact } from '@wellspring/platform/bus/port';
import { LIMITS } from '../domain/limits.ts';
import type { Viewer } from '@wellspring/place-replica/place';
import { say } from '@wellspring/words/message';
import {
  changeTripList as change,
  deleteTripList as last,
  makeTripList,
  tripListNotFound,
  type TripList,
  type TripListDraft,
  type TripListText,
} from '../domain/trip-list.ts';
import { tripListChanged, tripListCreated, tripListDeleted } from '../facts.ts';
import type { CountCalls, TripListStore } from '../ports.ts';

type Deps = {
  readonly tripLists: TripListStore;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly newShareCode: () => string;
  readonly now: () => Date;
};

const busy = (): AppError => new AppError('CONFLICT', say('listsErrors.listBusy'));

const changedElsewhere = (): AppError => new AppError('CONFLICT', say('listsErrors.listOvertaken'));

/** Makes a list. The same key from the same member answers as the first time. @throws AppError VALIDATION, RATE_LIMITED */
export const createTripList =
  ({ tripLists, countCalls, newId, newShareCode, now }: Deps) =>
  async (texts: TripListDraft, viewer: Viewer, idempotencyKey: string | null): Promise<TripList> => {
    const made = async () => (idempotencyKey === null ? null : tripLists.findByKey(viewer.id, idempotencyKey));
    const before = await made();
    if (before) return before;
    const draft = makeTripList(texts, { id: newId(), userId: viewer.id, shareCode: '', now: now() });
    await countCalls(LIMITS.lists, viewer.id);
    return retryOnConflict(async () => {
      const list = { ...draft, shareCode: newShareCode() };
      if (await tripLists.insert(list, [tripListCreated(list)], idempotencyKey)) return list;
      return (await made()) ?? VERSION_CONFLICT;
    }, busy);
  };

/**
 * Changes one's own list, again when another tab was faster: unless the change was made on top of `readRevision`, which is no longer current.
 * @throws AppError NOT_FOUND for a foreign list as for none, CONFLICT
 */
export const rewriteTripList =
  ({ tripLists }: Pick<Deps, 'tripLists'>) =>
  (
    id: string,
    viewer: Viewer,
    rewrite: (list: TripList) => TripList | null | Promise<TripList | null>,
    readRevision: number | null = null,
  ): Promise<TripList> =>
    retryOnConflict(async () => {
      const before = await tripLists.find(id);
      if (!before || before.userId !== viewer.id) throw tripListNotFound();
      if (readRevision !== null && before.revision !== readRevision) throw changedElsewhere();
      const next = await rewrite(before);
      if (!next) return before;
      return (await tripLists.replace(next, before.revision, [tripListChanged(next)])) ? next : VERSION_CONFLICT;
    }, busy);

/**
 * Changes name, description and who may see one's own list; what is left out stays. `expected`: what its editor has seen of it, null for
 * anything.
 * @throws AppError NOT_FOUND, VALIDATION, CONFLICT when it says something else by now
 */
export const changeTripList =
  (deps: Deps) =>
  (id: string, given: Partial<TripListDraft>, viewer: Viewer, expected: TripListText | null = null) =>
    rewriteTripList(deps)(id, viewer, (list) => change(list, given, { expected, now: deps.now() }));

/** Deletes one's own list, or, as an admin, any public one. @throws AppError NOT_FOUND */
export const deleteTripList =
  ({ tripLists, now }: Pick<Deps, 'tripLists' | 'now'>) =>
  (id: string, viewer: Viewer): Promise<void> =>
    retryOnConflict(async () => {
      const before = await tripLists.find(id);
      const isOwn = before?.userId === viewer.id;
      if (!before || !(isOwn || (viewer.isAdmin && before.isPublic))) throw tripListNotFound();
      const deleted: TripList = last(before, now());
      const facts: Fact[] = [isOwn ? tripListDeleted(deleted, 'owner') : tripListDeleted(deleted, 'admin', viewer.id)];
      return (await tripLists.remove(deleted, before.revision, facts)) ? undefined : VERSION_CONFLICT;
    }, busy);
