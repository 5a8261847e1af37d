import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { DELETE_FAILED } from './review-messages.ts';
import { useRefetchReviews } from './use-refetch-reviews.ts';

/** What happens when somebody means it. Resolves when it is done or its failure has been said. */
const useDelete = (reviewId: string) => {
  const toast = useToast();
  const signedOut = useSignedOut();
  const refetch = useRefetchReviews();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', `/api/reviews/${encodeURIComponent(reviewId)}`);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: 'Error', description: failureMessage(error, DELETE_FAILED), isFailure: true });
    }
    toast({ title: 'Review deleted' });
    await refetch();
  };
};

type Props = { readonly reviewId: string; readonly title: string };

/** Deletes a review, after asking. */
export const DeleteReview = ({ reviewId, title }: Props) => (
  <div className="no-print mt-4">
    <DeleteButton label={`Delete the review “${title}”`} question="Delete this review?" onConfirm={useDelete(reviewId)}>
      “<bdi>{title}</bdi>” and its photos will be gone for good.
    </DeleteButton>
  </div>
);
