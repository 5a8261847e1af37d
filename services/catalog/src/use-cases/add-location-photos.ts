import { AppError } from '@wellspring/errors';
import type { Images } from '@wellspring/platform/images/images';
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
import type { CountCalls, LocationStore } from '../ports.ts';
import { placeToChange, rewritePhotos, type Member } from './location-photos.ts';
import type { InTurn } from './one-at-a-time.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'replace'>;
  readonly images: Images;
  readonly countCalls: CountCalls;
  readonly inTurn: InTurn;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** A file that the gateway has taken in. */
export type PhotoUpload = {
  readonly upload: string;
  /** of the file, for whoever is told that it was refused */
  readonly name: string;
  readonly caption: string | null;
  /** the same key from the same member is the same photo; null: none */
  readonly key: string | null;
};

type Made = { readonly name: string; readonly photo: Photo };
type Failure = { readonly name: string; readonly error: AppError };
type AddedPhotos = {
  readonly photos: readonly Photo[];
  readonly refused: readonly { readonly name: string; readonly message: string }[];
};

/** Where the pictures of places are in the store of files. */
export const LOCATION_PHOTOS = 'locations';

/** Makes a photo of an upload. @throws AppError in words for whoever sent it */
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

/** Makes photos of what the place has room for; a file that cannot be one is named, anything else ends the call. */
const makePhotos = async (deps: Deps, place: Location, uploads: readonly PhotoUpload[], member: Member) => {
  const made: Made[] = [];
  const failures: Failure[] = [];
  for (const upload of uploads) {
    const { name } = upload;
    try {
      if (made.length >= roomForPhotos(place)) throw tooManyPhotos();
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

/** Writes photos into the document of their place, as many as it still has room for. Those that are not written go again. */
const attach = async (deps: Deps, id: string, made: readonly Made[], member: Member) => {
  const photos = made.map(({ photo }) => photo);
  try {
    const { after } = await rewritePhotos(deps, id, member, (location) => {
      const added = photosToAdd(location, photos);
      return added.length === 0 ? null : addPhotos(location, added, deps.now());
    });
    const left = made.filter(({ photo }) => !after.photos.some((each) => each.id === photo.id));
    await deps.images.remove(left.map(({ photo }) => photo));
    const surplus = left.filter(({ photo }) => !after.photos.some((each) => sameUpload(each, photo)));
    return { after, failures: surplus.map(({ name }): Failure => ({ name, error: tooManyPhotos() })) };
  } catch (error) {
    await deps.images.remove(photos);
    throw error;
  }
};

/**
 * Gives a place photos: good ones are kept, each of the others is named with the reason.
 * @throws AppError NOT_FOUND for a foreign place as for none; RATE_LIMITED or UNAVAILABLE when that is why none was kept
 */
export const addLocationPhotos =
  (deps: Deps) =>
  async (id: string, uploads: readonly PhotoUpload[], member: Member): Promise<AddedPhotos> => {
    const place = await placeToChange(deps, id, member);
    const isRepeated = ({ key }: PhotoUpload, { photos }: Location): boolean =>
      photos.some((photo) => sameUpload(photo, { uploadKey: key, uploadedBy: member.id }));
    const fresh = uploads.filter((upload) => !isRepeated(upload, place));
    const { made, failures } = await makePhotos(deps, place, fresh, member);
    const attached = await attach(deps, id, made, member);
    const all = [...failures, ...attached.failures];
    const photos = attached.after.photos.filter(
      (photo) =>
        made.some((each) => each.photo.id === photo.id) ||
        uploads.some(({ key }) => sameUpload(photo, { uploadKey: key, uploadedBy: member.id })),
    );
    // When nothing was kept and the files are not to blame, whoever called is told so.
    const other = all.find(({ error }) => error.code !== 'VALIDATION');
    if (photos.length === 0 && other) throw other.error;
    return { photos, refused: all.map(({ name, error }) => ({ name, message: error.message })) };
  };
