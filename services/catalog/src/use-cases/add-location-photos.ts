import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT } from '@wellspring/errors/retry-on-conflict';
import type { Images } from '@wellspring/platform/images/images';
import type { Message } from '@wellspring/words/message';
import { LIMITS } from '../domain/limits.ts';
import type { Location, Photo } from '../domain/location.ts';
import {
  addPhotos,
  checkCaption,
  photosToAdd,
  roomForPhotos,
  sameUpload,
  tooManyPhotos,
} from '../domain/own-photos.ts';
import { photosWait } from '../domain/proposed-photos.ts';
import type { CountCalls } from '../ports.ts';
import { onPlace, placeToChange, writePhotos, type Member, type PlaceDeps } from './location-photos.ts';
import { changeWaitingPhotos, waitingPhotos } from './propose-photos.ts';

type Deps = PlaceDeps & { readonly images: Images; readonly countCalls: CountCalls };

/** A file that the gateway has taken in. */
export type PhotoUpload = {
  readonly upload: string;
  /** of the file, to report it as refused */
  readonly name: string;
  readonly caption: string | null;
  /** the same key from the same member is the same photo; null: none */
  readonly key: string | null;
};

type Made = { readonly name: string; readonly photo: Photo };
type Failure = { readonly name: string; readonly error: AppError };
type AddedPhotos = {
  readonly photos: readonly Photo[];
  /** those that an admin has to accept */
  readonly waiting: readonly Photo[];
  readonly refused: readonly { readonly name: string; readonly words: Message }[];
};

/** Where the pictures of places are in the store of files. */
export const LOCATION_PHOTOS = 'locations';

/** Makes a photo of an upload. @throws AppError in words for the sender */
const makePhoto = async (
  { images, countCalls, newId, now }: Deps,
  { upload, caption, key: uploadKey }: PhotoUpload,
  member: Member,
): Promise<Photo> => {
  const words = checkCaption(caption);
  await countCalls(LIMITS.photos, member.id);
  const { key } = await images.adopt(upload, { prefix: LOCATION_PHOTOS, shape: 'photo' });
  const uploadedBy = member.id;
  return { id: newId(), key, caption: words, uploadedBy, uploadKey, isPrimary: false, createdAt: now() };
};

/** Makes photos of as many files as there is room for. A file that is no picture is named; any other failure ends the call. */
const makePhotos = async (deps: Deps, room: number, uploads: readonly PhotoUpload[], member: Member) => {
  const made: Made[] = [];
  const failures: Failure[] = [];
  for (const upload of uploads) {
    const { name } = upload;
    try {
      if (made.length >= room) throw tooManyPhotos();
      made.push({ name, photo: await makePhoto(deps, upload, member) });
    } catch (error) {
      if (!(error instanceof AppError)) {
        await deps.images.remove(made.map(({ photo }) => photo));
        throw error;
      }
      failures.push({ name, error });
    }
  }
  return { made, failures };
};

/** The photos of a place, and those of a member that wait to be. */
type Shown = { readonly photos: readonly Photo[]; readonly waiting: readonly Photo[] };

/** Adds photos to a place, or to what waits for an admin, as many as there is room for. VERSION_CONFLICT: somebody was faster. */
const addTo = async (deps: Deps, place: Location, photos: readonly Photo[], member: Member) => {
  const open = await waitingPhotos(deps, place.id, member);
  const waiting = open?.photos ?? [];
  if (photosWait(member, place, deps.now())) {
    const after = await changeWaitingPhotos(deps, place, member, (before) => ({
      photos: [...before.photos, ...photosToAdd(place, photos, before.photos)],
      captions: before.captions,
    }));
    return after === VERSION_CONFLICT ? VERSION_CONFLICT : { photos: place.photos, waiting: after.photos };
  }
  const added = photosToAdd(place, photos, waiting);
  const next = added.length === 0 ? null : addPhotos(place, added, deps.now());
  const after = await writePhotos(deps, place, next, member);
  return after === VERSION_CONFLICT ? VERSION_CONFLICT : { photos: after.photos, waiting };
};

/** Saves photos in the place or its proposal, as many as there still is room for. The pictures of the others are removed. */
const attach = async (deps: Deps, id: string, made: readonly Made[], member: Member) => {
  const photos = made.map(({ photo }) => photo);
  try {
    const shown = await onPlace<Shown>(deps, id, member, (place) => addTo(deps, place, photos, member));
    const current = [...shown.photos, ...shown.waiting];
    const left = made.filter(({ photo }) => !current.some((each) => each.id === photo.id));
    await deps.images.remove(left.map(({ photo }) => photo));
    const surplus = left.filter(({ photo }) => !current.some((each) => sameUpload(each, photo)));
    return { shown, failures: surplus.map(({ name }): Failure => ({ name, error: tooManyPhotos() })) };
  } catch (error) {
    await deps.images.remove(photos);
    throw error;
  }
};

/**
 * Gives a place photos: valid ones are saved, each of the others is named with the reason. A member's photos of a published place wait for
 * an admin. @throws AppError NOT_FOUND where the place is absent or somebody else's; RATE_LIMITED or UNAVAILABLE when none was saved for that reason
 */
export const addLocationPhotos =
  (deps: Deps) =>
  async (id: string, uploads: readonly PhotoUpload[], member: Member): Promise<AddedPhotos> => {
    const place = await placeToChange(deps, id, member);
    const waiting = (await waitingPhotos(deps, id, member))?.photos ?? [];
    const isSent = (photo: Photo): boolean =>
      uploads.some(({ key }) => sameUpload(photo, { uploadKey: key, uploadedBy: member.id }));
    const sentBefore = [...place.photos, ...waiting].filter(isSent).map(({ uploadKey }) => uploadKey);
    const fresh = uploads.filter(({ key }) => key === null || !sentBefore.includes(key));
    const { made, failures } = await makePhotos(deps, roomForPhotos(place, waiting), fresh, member);
    const attached = await attach(deps, id, made, member);
    const all = [...failures, ...attached.failures];
    const isOfCall = (photo: Photo): boolean => made.some((each) => each.photo.id === photo.id) || isSent(photo);
    const saved = {
      photos: attached.shown.photos.filter(isOfCall),
      waiting: attached.shown.waiting.filter(isOfCall),
    };
    // When nothing was saved and the files are not the reason, the caller gets that error.
    const other = all.find(({ error }) => error.code !== 'VALIDATION');
    if (saved.photos.length + saved.waiting.length === 0 && other) throw other.error;
    return { ...saved, refused: all.map(({ name, error }) => ({ name, words: error.words })) };
  };
