import type { Translate } from '@wellspring/words/translate';
import { ApiError, callApi, isUnauthorized, failureMessage, reachable } from '../../shared/api/call-api.ts';
import { upload } from '../../shared/api/upload.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

/** What to say of a photo that could not be sent. */
export const photoFailure = (t: Translate<'addLocation'>, error: unknown): string =>
  isUnauthorized(error) ? t('addLocation.signedOut') : failureMessage(t, error, t('addLocation.photoFailed'));

const photosPath = (locationId: string): `/api/${string}` => `/api/locations/${encodeURIComponent(locationId)}/photos`;

/** Changes what a photo is among the others, or its caption. @throws ApiError */
export const changePhoto = (
  locationId: string,
  photoId: string,
  change: { readonly isPrimary: true } | { readonly order: number } | { readonly caption: string },
): Promise<void> => callApi('PUT', `${photosPath(locationId)}/${encodeURIComponent(photoId)}`, { body: change });

/** The captions of photos that may have arrived although no answer came, by the ids of the photos. */
const sentCaptions = new Map<string, string>();

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

type Listeners = Pick<Parameters<typeof upload>[2], 'onProgress' | 'signal'>;

/**
 * Adds a photo to a place, or to those that wait for an admin, once for any number of tries: a key identifies one request, so a caption
 * that was changed since the first try is a separate change. Resolves to its id there. @throws ApiError in the words of the server
 */
export const sendPhoto = async (
  locationId: string,
  { id, file, caption }: ChosenPhoto,
  listeners: Listeners,
): Promise<string> => {
  const trimmed = caption.trim();
  const sent = sentCaptions.get(id) ?? trimmed;
  sentCaptions.set(id, sent);
  const form = new FormData();
  form.append('photos', file);
  form.append('captions', sent);
  const answer = await upload(photosPath(locationId), form, { ...listeners, idempotencyKey: id }).catch(
    (error: unknown) => {
      if (isRefusal(error)) sentCaptions.delete(id);
      throw error;
    },
  );
  const { AddedPhotos } = await reachable(import('@wellspring/rest-contract/location-photo'));
  const { photos, waiting = [] } = AddedPhotos.parse(answer);
  const [added] = [...photos, ...waiting];
  // Nothing was answered: `photoFailure` says what to do.
  if (!added) throw new ApiError(0, '');
  if (sent !== trimmed) await changePhoto(locationId, added.id, { caption: trimmed });
  sentCaptions.delete(id);
  return added.id;
};
