import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Images } from '@wellspring/platform/images/images';
import { LIMITS } from '../domain/limits.ts';
import { mayView, placeNotFound, type Viewer } from '@wellspring/place-replica/place';
import {
  type Rating,
  changeReview as change,
  checkPhotoCount,
  deleteReview as last,
  reviewNotFound,
  writeReview,
  type Review,
  type ReviewText,
} from '../domain/review.ts';
import { reviewChanged, reviewCreated, reviewDeleted } from '../facts.ts';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import { say } from '@wellspring/words/message';
import type { CountCalls, ReviewStore } from '../ports.ts';
import type { WithAdoptedPhotos } from './adopt-photos.ts';
import type { RefreshRating } from './refresh-rating.ts';

type Deps = {
  readonly reviews: ReviewStore;
  readonly places: Pick<PlaceStore, 'find'>;
  readonly refreshRating: RefreshRating;
  readonly withAdoptedPhotos: WithAdoptedPhotos;
  readonly images: Pick<Images, 'remove'>;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type WrittenReview = { readonly review: Review; readonly rating: Rating };

type Draft = ReviewText & {
  readonly locationId: string;
  /** keys of files that the gateway has taken in */
  readonly uploads: readonly string[];
};

/** Publishes a review. The same key from the same member answers as the first time. @throws AppError NOT_FOUND, VALIDATION, CONFLICT, RATE_LIMITED */
export const createReview =
  ({ reviews, places, refreshRating, withAdoptedPhotos, countCalls, newId, now }: Deps) =>
  async (
    { locationId, uploads, ...text }: Draft,
    viewer: Viewer,
    idempotencyKey: string | null,
  ): Promise<WrittenReview> => {
    const made = idempotencyKey === null ? null : await reviews.findByKey(viewer.id, idempotencyKey);
    if (made) return { review: made, rating: await refreshRating(made.locationId) };
    const draft = writeReview(text, { id: newId(), locationId, userId: viewer.id, now: now() });
    checkPhotoCount(draft, [], uploads.length);
    const place = await places.find(locationId);
    if (!place || !mayView(viewer, place)) throw placeNotFound();
    await countCalls(LIMITS.reviews, viewer.id);
    for (const _ of uploads) await countCalls(LIMITS.photos, viewer.id);
    const review = await withAdoptedPhotos(uploads, async (photos) => {
      const whole = { ...draft, photos };
      await reviews.insert(whole, [reviewCreated(whole)], idempotencyKey);
      return whole;
    });
    // The writer sees the rating at once; the consumer of the same event is the net.
    return { review, rating: await refreshRating(locationId) };
  };

const busy = (): AppError => new AppError('CONFLICT', say('reviewsErrors.reviewBusy'));

const changedElsewhere = (): AppError => new AppError('CONFLICT', say('reviewsErrors.changedElsewhere'));

type Changed = Partial<ReviewText> & {
  readonly uploads?: readonly string[];
  readonly removePhotoIds?: readonly string[];
};

/**
 * Changes one's own review. `readRevision`: the revision that the change was made on; null for any.
 * @throws AppError NOT_FOUND where it is absent or of another member, VALIDATION, CONFLICT when it has changed since it was read
 */
export const changeReview =
  (deps: Deps) =>
  async (
    id: string,
    { uploads = [], removePhotoIds: removed = [], ...text }: Changed,
    viewer: Viewer,
    readRevision: number | null = null,
  ): Promise<WrittenReview> => {
    const { reviews, images, withAdoptedPhotos, countCalls, refreshRating, now } = deps;
    const own = async (): Promise<Review> => {
      const review = await reviews.find(id);
      if (!review || review.userId !== viewer.id) throw reviewNotFound();
      checkPhotoCount(review, removed, uploads.length);
      return review;
    };
    await own();
    for (const _ of uploads) await countCalls(LIMITS.photos, viewer.id);
    return withAdoptedPhotos(uploads, (added) =>
      retryOnConflict<WrittenReview>(async () => {
        const before = await own();
        const next = change(before, { ...text, photos: { removed, added } }, now());
        // A call that is repeated finds its own words: that is no conflict.
        if (next && readRevision !== null && before.revision !== readRevision) throw changedElsewhere();
        if (next && !(await reviews.replace(next, before.revision, [reviewChanged(next)]))) return VERSION_CONFLICT;
        await images.remove(before.photos.filter((photo) => removed.includes(photo.id)));
        return { review: next ?? before, rating: await refreshRating(before.locationId) };
      }, busy),
    );
  };

/** Removes one photo from one's own review, or, as an admin, from any review. @throws AppError NOT_FOUND */
export const deleteReviewPhoto =
  ({ reviews, images, now }: Pick<Deps, 'reviews' | 'images' | 'now'>) =>
  (id: string, photoId: string, viewer: Viewer): Promise<Review> =>
    retryOnConflict(async () => {
      const before = await reviews.find(id);
      const isOwn = before?.userId === viewer.id;
      if (!before || !(isOwn || viewer.isAdmin)) throw reviewNotFound();
      checkPhotoCount(before, [photoId], 0);
      const next = change(before, { photos: { removed: [photoId], added: [] } }, now());
      if (!next || !(await reviews.replace(next, before.revision, [reviewChanged(next, isOwn ? null : viewer.id)])))
        return VERSION_CONFLICT;
      await images.remove(before.photos.filter((photo) => photo.id === photoId));
      return next;
    }, busy);

/** Deletes one's own review, or, as an admin, any review. @throws AppError NOT_FOUND */
export const deleteReview =
  ({ reviews, refreshRating, now }: Pick<Deps, 'reviews' | 'refreshRating' | 'now'>) =>
  (id: string, viewer: Viewer): Promise<Rating> =>
    retryOnConflict(async () => {
      const before = await reviews.find(id);
      const isOwn = before?.userId === viewer.id;
      if (!before || !(isOwn || viewer.isAdmin)) throw reviewNotFound();
      const gone = last(before, now());
      const facts = [isOwn ? reviewDeleted(gone, 'author') : reviewDeleted(gone, 'admin', viewer.id)];
      return (await reviews.remove(gone, before.revision, facts)) ? refreshRating(before.locationId) : VERSION_CONFLICT;
    }, busy);
