import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useRefetchReviews } from './use-refetch-reviews.ts';

/** Called after the confirmation. Resolves when it is done or its failure was shown. */
const useDelete = (path: `/api/${string}`, done: string) => {
  const t = useWords('reviews');
  const toast = useToast();
  const signedOut = useSignedOut();
  const refetch = useRefetchReviews();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', path);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({
        title: t('reviews.error'),
        description: failureMessage(t, error, t('reviews.notDeleted')),
        isFailure: true,
      });
    }
    toast({ title: done });
    await refetch();
  };
};

type Props = { readonly reviewId: string; readonly title: string };

const reviewPath = (reviewId: string) => `/api/reviews/${encodeURIComponent(reviewId)}` as const;

/** Deletes a review, after asking. */
export const DeleteReview = ({ reviewId, title }: Props) => {
  const t = useWords('reviews');
  return (
    <div className="no-print mt-4">
      <DeleteButton
        label={t('reviews.deleteTitled', { title })}
        question={t('reviews.deleteQuestion')}
        onConfirm={useDelete(reviewPath(reviewId), t('reviews.deleted'))}
      >
        <Rich text={t('reviews.goneForGood')} parts={{ title: () => <bdi>{title}</bdi> }} />
      </DeleteButton>
    </div>
  );
};

type PhotoProps = Props & { readonly photoId: string; readonly number: number };

/** Deletes one photo of a review, after a confirmation. */
export const DeleteReviewPhoto = ({ reviewId, title, photoId, number }: PhotoProps) => {
  const t = useWords('reviews');
  const path = `${reviewPath(reviewId)}/photos/${encodeURIComponent(photoId)}` as const;
  return (
    <DeleteButton
      isSmall
      label={t('reviews.deletePhoto', { number, title })}
      question={t('reviews.deletePhotoQuestion')}
      onConfirm={useDelete(path, t('reviews.photoDeleted'))}
    >
      <Rich text={t('reviews.photoGoneForGood', { number })} parts={{ title: () => <bdi>{title}</bdi> }} />
    </DeleteButton>
  );
};
