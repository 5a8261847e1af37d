import { changeAll } from '@wellspring/errors/change-all';
import { hideReview, type Review } from '../domain/review.ts';
import { reviewVeiled } from '../facts.ts';
import type { ReviewStore } from '../ports.ts';

type Deps = { readonly reviews: Pick<ReviewStore, 'allOfMember' | 'replace'>; readonly now: () => Date };

/**
 * Hides every review of a member, or shows them again; one that is changed meanwhile is read again. Ratings, galleries and counts follow
 * by the events. Safe to repeat.
 */
export const setReviewsHidden =
  ({ reviews, now }: Deps) =>
  async (userId: string, isHidden: boolean): Promise<void> => {
    const unlike = async (): Promise<readonly Review[]> =>
      (await reviews.allOfMember(userId)).flatMap((review) => hideReview(review, isHidden, now()) ?? []);
    await changeAll(unlike, (next) => reviews.replace(next, next.revision - 1, [reviewVeiled(next)]));
  };
