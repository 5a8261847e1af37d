import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';

/** What another tab wrote, so that nobody replaces it unseen. */
export const ChangedReview = ({ review: { title, content, rating } }: { readonly review: ReviewItemFragment }) => (
  <FormAlert isFailure>
    <p className="wrap-anywhere">
      This review was changed elsewhere meanwhile: it now has {rating} of 5 stars and is called “<bdi>{title}</bdi>”.
      Save again to put yours in its place.
    </p>
    <blockquote dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
      {content}
    </blockquote>
  </FormAlert>
);
