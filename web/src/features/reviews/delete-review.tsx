import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ApiError, callApi, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
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
      if (isUnauthorized(error)) signedOut();
      else {
        const description = (error instanceof ApiError && error.message) || DELETE_FAILED;
        toast({ title: 'Error', description, isFailure: true });
      }
      return;
    }
    toast({ title: 'Review deleted' });
    await refetch();
  };
};

type Props = { readonly reviewId: string; readonly title: string };

/** Deletes a review, after asking. */
export const DeleteReview = ({ reviewId, title }: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const remove = useDelete(reviewId);
  const confirmed = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
    dialog.current?.close();
  };
  return (
    <div className="no-print mt-4">
      <button
        type="button"
        aria-label={`Delete the review “${title}”`}
        onClick={() => dialog.current?.showModal()}
        className={quietButton}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        Delete
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
      >
        <h3 id={id} className="text-lg">
          Delete this review?
        </h3>
        <p className="mt-2 wrap-anywhere text-ink-soft">“{title}” and its photos will be gone for good.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className={quietButton}>
            Cancel
          </button>
          <button type="button" disabled={busy} onClick={() => void confirmed()} className={primaryButton}>
            Delete
          </button>
        </div>
      </dialog>
    </div>
  );
};
