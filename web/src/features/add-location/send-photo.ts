import { callApi, isUnauthorized, failureMessage, reachable } from '../../shared/api/call-api.ts';
import { upload } from '../../shared/api/upload.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

const SIGNED_OUT = 'You are signed out. Sign in in another tab, then try again.';
const FAILED = 'This photo could not be sent. Please try again.';

/** What to say of a photo that could not be sent. */
export const photoFailure = (error: unknown): string =>
  isUnauthorized(error) ? SIGNED_OUT : failureMessage(error, FAILED);

const photosPath = (locationId: string): `/api/${string}` => `/api/locations/${encodeURIComponent(locationId)}/photos`;

type Upload = Parameters<typeof upload>[2] & {
  /** photos of the place that are known already */
  readonly known: ReadonlySet<string>;
};

/** Adds a photo to a place. Resolves to its id there. @throws ApiError in the words of the server */
export const sendPhoto = async (
  locationId: string,
  { file, caption }: Pick<ChosenPhoto, 'file' | 'caption'>,
  { known, ...listeners }: Upload,
): Promise<string> => {
  const form = new FormData();
  form.append('photos', file);
  form.append('captions', caption.trim());
  const answer = await upload(photosPath(locationId), form, listeners);
  const { LocationPhotos } = await reachable(import('./photos-answer.ts'));
  return LocationPhotos.parse(answer).find(({ id }) => !known.has(id))?.id ?? '';
};

/** Changes what a photo is among the others. @throws ApiError */
export const changePhoto = (
  locationId: string,
  photoId: string,
  change: { readonly isPrimary: true } | { readonly order: number },
): Promise<void> => callApi('PUT', `${photosPath(locationId)}/${encodeURIComponent(photoId)}`, { body: change });
