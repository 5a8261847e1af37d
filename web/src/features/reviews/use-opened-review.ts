import { useState } from 'react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';

type Review = ReviewItemFragment;

/** What a change is made on: its revision, and the photos that can be taken away. */
export type ReviewBase = Pick<Review, 'id' | 'revision' | 'photos'>;

const basedOn = (opened: Review, review: Review): ReviewBase => ({
  id: review.id,
  revision: review.revision,
  // What another tab added was never in this form, and so was not taken away in it.
  photos: opened.photos.filter(({ id }) => review.photos.some((photo) => photo.id === id)),
});

/**
 * The review that a form was opened on, also when the page reads it again meanwhile. Once its reader has been shown what another tab wrote,
 * the change is made on that.
 */
export const useOpenedReview = (review: Review | null) => {
  const [opened] = useState(review);
  const [isShown, setShown] = useState(false);
  return {
    /** null: a new review */
    base: opened && basedOn(opened, isShown && review ? review : opened),
    /** the review as another tab left it; null: nothing is known of that */
    theirs: isShown ? review : null,
    /** a change was refused, since the review had changed: what it says now is shown */
    showTheirs: () => setShown(true),
  };
};
