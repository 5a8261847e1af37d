import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import { cleanLine, lengthOf } from '@wellspring/written-text';
import { changed } from './lifecycle.ts';
import type { Location, Photo } from './location.ts';
import type { Viewer } from './publication.ts';

export const PHOTOS_MAX = 10;
const CAPTION_MAX = 200;

const invalid = (message: Message): AppError => new AppError('VALIDATION', message);

export const photoNotFound = (): AppError => new AppError('NOT_FOUND', say('catalogErrors.photoNotFound'));
/** Of a file that has no room any more. */
export const tooManyPhotos = (): AppError => invalid(say('catalogErrors.photosTooMany', { max: PHOTOS_MAX }));

/** The photos of a place are those of who submitted it to change, and of admins. */
export const mayChangePhotos = (viewer: Viewer, { submittedBy }: Pick<Location, 'submittedBy'>): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.id === submittedBy);

/** A caption as it is stored; null when it is empty. @throws AppError VALIDATION */
export const checkCaption = (caption: string | null): string | null => {
  const clean = cleanLine(caption ?? '');
  if (lengthOf(clean) > CAPTION_MAX) throw invalid(say('catalogErrors.captionTooLong', { max: CAPTION_MAX }));
  return clean || null;
};

/** How many photos more a place can have, beside those that wait for an admin. */
export const roomForPhotos = ({ photos }: Pick<Location, 'photos'>, waiting: readonly Photo[] = []): number =>
  Math.max(0, PHOTOS_MAX - photos.length - waiting.length);

type Uploaded = Pick<Photo, 'uploadKey' | 'uploadedBy'>;

/** Whether two photos came of one upload that was repeated. */
export const sameUpload = (one: Uploaded, other: Uploaded): boolean =>
  one.uploadKey !== null && one.uploadKey === other.uploadKey && one.uploadedBy === other.uploadedBy;

/** Of new photos those that a place lacks and has room for, beside those that wait for an admin. */
export const photosToAdd = (
  location: Pick<Location, 'photos'>,
  photos: readonly Photo[],
  waiting: readonly Photo[] = [],
): readonly Photo[] =>
  photos
    .filter((photo) => ![...location.photos, ...waiting].some(({ id }) => id === photo.id))
    .filter((photo) => ![...location.photos, ...waiting].some((existing) => sameUpload(existing, photo)))
    .slice(0, roomForPhotos(location, waiting));

/** The first photo is the main one. */
export const inOrder = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo, at) => ({ ...photo, isPrimary: at === 0 }));

/** The place with more photos behind those that it has. @throws AppError VALIDATION when they are too many */
export const addPhotos = (location: Location, added: readonly Photo[], now: Date): Location => {
  if (added.length > roomForPhotos(location)) throw tooManyPhotos();
  return changed(location, { photos: inOrder([...location.photos, ...added]) }, now);
};

/** Changes of a photo; absent fields stay. */
export type PhotoChange = {
  readonly caption?: string | null;
  readonly isPrimary?: boolean;
  /** from 1 */
  readonly order?: number;
};

/** The new position of a photo, from 0: the main one is the first, and one that must not be the main one is behind another. */
const placeOf = (at: number, { isPrimary, order }: PhotoChange): number => {
  if (isPrimary === true && order !== undefined && order > 1) throw invalid(say('catalogErrors.mainPhotoFirst'));
  if (isPrimary === true) return 0;
  const requested = order === undefined ? at : order - 1;
  return isPrimary === false ? Math.max(1, requested) : requested;
};

/** The place after one of its photos was changed; null when nothing differs. @throws AppError NOT_FOUND, VALIDATION */
export const changePhoto = (location: Location, photoId: string, change: PhotoChange, now: Date): Location | null => {
  const at = location.photos.findIndex(({ id }) => id === photoId);
  const photo = location.photos[at];
  if (!photo) throw photoNotFound();
  const { order } = change;
  if (order !== undefined && !(Number.isInteger(order) && order >= 1))
    throw invalid(say('catalogErrors.photoOrderWrong'));
  const caption = change.caption === undefined ? photo.caption : checkCaption(change.caption);
  const others = location.photos.filter(({ id }) => id !== photoId);
  const photos = inOrder(others.toSpliced(placeOf(at, change), 0, { ...photo, caption }));
  const isSame = photos.every((each, place) => {
    const before = location.photos[place];
    return before?.id === each.id && before.caption === each.caption && before.isPrimary === each.isPrimary;
  });
  return isSame ? null : changed(location, { photos }, now);
};

/** The place without one of its photos. @throws AppError NOT_FOUND */
export const removePhoto = (location: Location, photoId: string, now: Date): Location => {
  const photos = location.photos.filter(({ id }) => id !== photoId);
  if (photos.length === location.photos.length) throw photoNotFound();
  return changed(location, { photos: inOrder(photos) }, now);
};
