import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Fact } from '@wellspring/platform/bus/port';
import { changeVisit, setFavorite, type Mark, type VisitChange } from '../domain/mark.ts';
import { mayView, placeNotFound, type Viewer } from '@wellspring/place-replica/place';
import { favoriteChanged, visitChanged, type PseudonymousMark } from '../facts.ts';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import { say } from '@wellspring/words/message';
import type { MarkStore, PseudonymStore } from '../ports.ts';

type Deps = {
  readonly marks: Pick<MarkStore, 'find' | 'replace'>;
  readonly places: Pick<PlaceStore, 'find'>;
  readonly pseudonyms: Pick<PseudonymStore, 'of'>;
  readonly now: () => Date;
};

const busy = (): AppError => new AppError('CONFLICT', say('listsErrors.markBusy'));

/** Changes what a member says of a place that they may see, again when another tab was faster. @throws AppError NOT_FOUND */
const changeMark =
  ({ marks, places, pseudonyms }: Deps) =>
  async (
    locationId: string,
    viewer: Viewer,
    {
      change,
      factOf,
    }: { readonly change: (mark: Mark) => Mark | null; readonly factOf: (mark: PseudonymousMark) => Fact },
  ): Promise<Mark> => {
    const place = await places.find(locationId);
    if (!place || !mayView(viewer, place)) throw placeNotFound();
    return retryOnConflict(async () => {
      const before = await marks.find(viewer.id, locationId);
      const changed = change(before);
      if (!changed) return before;
      const next = { ...changed, pseudonym: before.pseudonym ?? (await pseudonyms.of(viewer.id)) };
      return (await marks.replace(next, before.revision, [factOf(next)])) ? next : VERSION_CONFLICT;
    }, busy);
  };

/** Saves a place or removes it; without `isFavorite` toggles it. @throws AppError NOT_FOUND */
export const favorite = (deps: Deps) => (locationId: string, isFavorite: boolean | null, viewer: Viewer) =>
  changeMark(deps)(locationId, viewer, {
    change: (mark) => setFavorite(mark, isFavorite, deps.now()),
    factOf: favoriteChanged,
  });

/** Notes a visit, or the wish for one. @throws AppError NOT_FOUND, VALIDATION */
export const visit = (deps: Deps) => (locationId: string, change: VisitChange, viewer: Viewer) =>
  changeMark(deps)(locationId, viewer, {
    change: (mark) => changeVisit(mark, change, deps.now()),
    factOf: visitChanged,
  });
