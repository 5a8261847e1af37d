import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Images } from '@wellspring/platform/images/images';
import { tooManyWriters } from '../domain/lifecycle.ts';
import type { Location, Photo } from '../domain/location.ts';
import {
  changePhoto as change,
  checkCaption,
  mayChangePhotos,
  photoNotFound,
  removePhoto,
  type PhotoChange,
} from '../domain/own-photos.ts';
import { photosWait, withCaption, withoutPhoto, withWaitingCaption } from '../domain/proposed-photos.ts';
import { locationNotFound, type Viewer } from '../domain/publication.ts';
import { locationPhotosChanged } from '../facts.ts';
import type { LocationStore } from '../ports.ts';
import type { Enqueue } from './keyed-queue.ts';
import { changeWaitingPhotos, type ProposeDeps } from './propose-photos.ts';

export type PlaceDeps = ProposeDeps & {
  readonly locations: Pick<LocationStore, 'find' | 'replace'>;
  readonly enqueue: Enqueue;
};
type Deps = PlaceDeps & { readonly images: Pick<Images, 'remove'> };

export type Member = NonNullable<Viewer>;

/** A place whose photos this member may change. @throws AppError NOT_FOUND where it is absent or somebody else's */
export const placeToChange = async (
  { locations }: { readonly locations: Pick<LocationStore, 'find'> },
  id: string,
  member: Member,
): Promise<Location> => {
  const location = await locations.find(id);
  if (!location || !mayChangePhotos(member, location)) throw locationNotFound();
  return location;
};

/** Runs an attempt on a place whose photos a member may change, and again after a version conflict. */
export const onPlace = <Result>(
  deps: PlaceDeps,
  id: string,
  member: Member,
  attempt: (place: Location) => Promise<Result | typeof VERSION_CONFLICT>,
): Promise<Result> =>
  deps.enqueue(id, () => retryOnConflict(async () => attempt(await placeToChange(deps, id, member)), tooManyWriters));

/** Writes a place with other photos; null: they are the same. VERSION_CONFLICT: somebody was faster. */
export const writePhotos = async (
  { locations }: Pick<PlaceDeps, 'locations'>,
  before: Location,
  after: Location | null,
  member: Member,
): Promise<Location | typeof VERSION_CONFLICT> => {
  if (!after) return before;
  const facts = [locationPhotosChanged(before, after, member.id)];
  return (await locations.replace(after, before.revision, facts)) ? after : VERSION_CONFLICT;
};

/** A photo as it is, or as it would be once an admin has accepted it. */
export type ChangedPhoto = Photo & { readonly isWaiting: boolean };

/** Changes the caption of a photo that waits for an admin itself. @throws AppError NOT_FOUND, VALIDATION */
const changeWaiting = async (deps: Deps, place: Location, photoId: string, edit: PhotoChange, member: Member) => {
  const open = await changeWaitingPhotos(deps, place, member, (before) => withWaitingCaption(before, photoId, edit));
  if (open === VERSION_CONFLICT) return VERSION_CONFLICT;
  const photo = open.photos.find(({ id }) => id === photoId);
  if (!photo) throw photoNotFound();
  return { ...photo, isWaiting: true };
};

/** Changes a photo that the place has: its order at once, its caption at once or as a proposal. @throws AppError VALIDATION */
const changePlacePhoto = async (deps: Deps, place: Location, photo: Photo, edit: PhotoChange, member: Member) => {
  const caption = edit.caption === undefined ? photo.caption : checkCaption(edit.caption);
  const isNewText = caption !== null && caption !== photo.caption;
  const isWaiting = isNewText && photosWait(member, place, deps.now());
  const { caption: _, ...order } = edit;
  const next = change(place, photo.id, isWaiting ? order : edit, deps.now());
  const after = await writePhotos(deps, place, next, member);
  if (after === VERSION_CONFLICT) return VERSION_CONFLICT;
  if (edit.caption !== undefined && !member.isAdmin) {
    const rule = withCaption(after, photo.id, caption);
    if ((await changeWaitingPhotos(deps, after, member, rule)) === VERSION_CONFLICT) return VERSION_CONFLICT;
  }
  const current = after.photos.find(({ id }) => id === photo.id) ?? photo;
  return { ...current, caption, isWaiting };
};

/** Changes caption or place of a photo; of a published place a member's caption waits for an admin. @throws AppError NOT_FOUND, VALIDATION */
export const changeLocationPhoto =
  (deps: Deps) =>
  (id: string, photoId: string, edit: PhotoChange, member: Member): Promise<ChangedPhoto> =>
    onPlace(deps, id, member, async (place) => {
      const photo = place.photos.find((each) => each.id === photoId);
      return photo
        ? changePlacePhoto(deps, place, photo, edit, member)
        : changeWaiting(deps, place, photoId, edit, member);
    });

/** Takes a photo away from a place, or back before an admin has looked at it. @throws AppError NOT_FOUND */
export const deleteLocationPhoto =
  (deps: Deps) =>
  async (id: string, photoId: string, member: Member): Promise<string> => {
    const removed = await onPlace(deps, id, member, async (place) => {
      const ofPlace = place.photos.find((each) => each.id === photoId);
      const next = ofPlace ? removePhoto(place, photoId, deps.now()) : null;
      if ((await writePhotos(deps, place, next, member)) === VERSION_CONFLICT) return VERSION_CONFLICT;
      let waiting: Photo | undefined;
      const open = await changeWaitingPhotos(deps, place, member, (before) => {
        waiting = before.photos.find((each) => each.id === photoId);
        return withoutPhoto(before, photoId);
      });
      return open === VERSION_CONFLICT ? VERSION_CONFLICT : [ofPlace, waiting].filter((photo) => photo !== undefined);
    });
    if (removed.length === 0) throw photoNotFound();
    await deps.images.remove(removed);
    return photoId;
  };
