import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { DELETE_FAILED } from './review-messages.ts';
import { useRefetchReviews } from './use-refetch-reviews.ts';

/** What happens when somebody means it. Resolves when it is done or its failure has been said. */
const useDelete = (path: `/api/${string}`, done: string) => {
  const t = useWords();
  const toast = useToast();
  const signedOut = useSignedOut();
  const refetch = useRefetchReviews();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', path);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: 'Error', description: failureMessage(t, error, DELETE_FAILED), isFailure: true });
    }
    toast({ title: done });
    await refetch();
  };
};

type Props = { readonly reviewId: string; readonly title: string };

const reviewPath = (reviewId: string) => `/api/reviews/${encodeURIComponent(reviewId)}` as const;

/** Deletes a review, after asking. */
export const DeleteReview = ({ reviewId, title }: Props) => (
  <div className="no-print mt-4">
    <DeleteButton
      label={`Delete the review “${title}”`}
      question="Delete this review?"
      onConfirm={useDelete(reviewPath(reviewId), 'Review deleted')}
    >
      “<bdi>{title}</bdi>” and its photos will be gone for good.
    </DeleteButton>
  </div>
);

type PhotoProps = Props & { readonly photoId: string; readonly number: number };

/** Deletes one photo of somebody's review, after asking. */
export const DeleteReviewPhoto = ({ reviewId, title, photoId, number }: PhotoProps) => (
  <DeleteButton
    isSmall
    label={`Delete photo ${number} of the review “${title}”`}
    question="Delete this photo?"
    onConfirm={useDelete(`${reviewPath(reviewId)}/photos/${encodeURIComponent(photoId)}`, 'Photo deleted')}
  >
    Photo {number} of “<bdi>{title}</bdi>” will be gone for good. The review stays.
  </DeleteButton>
);
