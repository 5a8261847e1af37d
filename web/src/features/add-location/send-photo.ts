import { ApiError, callApi, isUnauthorized, failureMessage, reachable } from '../../shared/api/call-api.ts';
import { upload } from '../../shared/api/upload.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

const SIGNED_OUT = 'You are signed out. Sign in in another tab, then try again.';
const FAILED = 'This photo could not be sent. Please try again.';

/** What to say of a photo that could not be sent. */
export const photoFailure = (error: unknown): string =>
  isUnauthorized(error) ? SIGNED_OUT : failureMessage(error, FAILED);

const photosPath = (locationId: string): `/api/${string}` => `/api/locations/${encodeURIComponent(locationId)}/photos`;

type Listeners = Pick<Parameters<typeof upload>[2], 'onProgress' | 'signal'>;

/** Adds a photo to a place, once however often it is tried. Resolves to its id there. @throws ApiError in the words of the server */
export const sendPhoto = async (
  locationId: string,
  { id, file, caption }: ChosenPhoto,
  listeners: Listeners,
): Promise<string> => {
  const form = new FormData();
  form.append('photos', file);
  form.append('captions', caption.trim());
  const answer = await upload(photosPath(locationId), form, { ...listeners, idempotencyKey: id });
  const { AddedPhotos } = await reachable(import('@wellspring/rest-contract/location-photo'));
  const [added] = AddedPhotos.parse(answer).photos;
  if (!added) throw new ApiError(0, FAILED);
  return added.id;
};

/** Changes what a photo is among the others. @throws ApiError */
export const changePhoto = (
  locationId: string,
  photoId: string,
  change: { readonly isPrimary: true } | { readonly order: number },
): Promise<void> => callApi('PUT', `${photosPath(locationId)}/${encodeURIComponent(photoId)}`, { body: change });
