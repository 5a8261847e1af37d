import { callApi } from '../../shared/api/call-api.ts';
import type { ReviewBase } from './use-opened-review.ts';
import type { FormPhoto } from './use-photos.ts';

type Sent = {
  readonly locationId: string;
  /** the review that is changed; null: a new one */
  readonly review: ReviewBase | null;
  /** rating, title and content */
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly FormPhoto[];
  /** sent again with the same key, a new review is created once */
  readonly idempotencyKey: string;
};

const bodyOf = ({ review, fields, photos }: Sent): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (review) body.append('revision', String(review.revision));
  const remaining = new Set(photos.map(({ id }) => id));
  for (const { id } of review?.photos ?? []) if (!remaining.has(id)) body.append('removePhotoIds', id);
  for (const { file } of photos) if (file) body.append('photos', file);
  return body;
};

/** Publishes a review, or changes one. @throws ApiError in the words of the server */
export const sendReview = async (sent: Sent): Promise<void> => {
  const { locationId, review, idempotencyKey } = sent;
  const body = bodyOf(sent);
  if (review) await callApi('PUT', `/api/reviews/${encodeURIComponent(review.id)}`, { body });
  else await callApi('POST', `/api/locations/${encodeURIComponent(locationId)}/reviews`, { body, idempotencyKey });
};
