import { changeAll } from '@wellspring/errors/change-all';
import { deleteReview, type Review } from '../domain/review.ts';
import { reviewDeleted } from '../facts.ts';
import type { ReviewStore } from '../ports.ts';

type Deps = {
  readonly reviews: Pick<ReviewStore, 'allOfMember' | 'someOfLocation' | 'remove'>;
  readonly now: () => Date;
};

const AT_ONCE = 100;

const removeAll = async ({ reviews, now }: Deps, read: () => Promise<readonly Review[]>): Promise<void> => {
  await changeAll(read, (review) => {
    const last = deleteReview(review, now());
    return reviews.remove(last, review.revision, [reviewDeleted(last, 'cascade')]);
  });
};

/** Removes every review of a deleted member. Ratings and photos follow by the events. Safe to repeat. */
export const removeReviewsOfMember = (deps: Deps) => (userId: string) =>
  removeAll(deps, () => deps.reviews.allOfMember(userId));

/** Removes every review of a place that is deleted. Safe to repeat. */
export const removeReviewsOfPlace = (deps: Deps) => (locationId: string) =>
  removeAll(deps, () => deps.reviews.someOfLocation(locationId, AT_ONCE));
