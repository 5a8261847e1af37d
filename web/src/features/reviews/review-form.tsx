import { useId, useState, type SubmitEvent } from 'react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { failureMessage, isConflict, isUnauthorized } from '../../shared/api/call-api.ts';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { focusField, refusalOf } from '../../shared/refusal.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { ChangedReview } from './changed-review.tsx';
import { PhotoField } from './photo-field.tsx';
import { RatingField } from '../../shared/ui/rating-field.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { errorsIn, textsOf, typedIn, type FieldErrors, type Typed } from './review-fields.ts';
import { sendReview } from './send-review.ts';
import { useOpenedReview } from './use-opened-review.ts';
import { usePhotos } from './use-photos.ts';
import { useRefetchReviews } from './use-refetch-reviews.ts';

const box =
  'mt-1 block w-full rounded-sm border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-ember';

const ErrorText = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text ? (
    <p id={id} className="mt-1 text-sm text-ember">
      {text}
    </p>
  ) : null;

type Props = {
  readonly locationId: string;
  /** the member's own review, to be edited; null: none yet */
  readonly review: ReviewItemFragment | null;
  /** after it was sent: the next form starts afresh */
  readonly onSent: () => void;
};

type FormProps = Props & { readonly draft: OpenDraft<keyof Typed> };

const Form = ({ locationId, review, draft, onSent }: FormProps) => {
  const t = useWords('reviews');
  const textOfMessage = useMessageText();
  const id = useId();
  const toast = useToast();
  const signedOut = useSignedOut();
  const refetch = useRefetchReviews();
  const { photos, refused, status, add, remove, ready } = usePhotos(review, draft.keepPhotos);
  const { base, theirs, showTheirs } = useOpenedReview(review);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const describedBy = (field: keyof FieldErrors) =>
    errors[field] ? { 'aria-invalid': true, 'aria-describedby': `${id}-${field}-error` } : {};

  const failed = async (error: unknown, form: HTMLFormElement): Promise<void> => {
    if (isUnauthorized(error)) return signedOut(t('reviews.signInToReview'));
    if (review && isConflict(error)) {
      await refetch();
      showTheirs();
    }
    const refusal = refusalOf(error);
    if (refusal) {
      setErrors({ [refusal.field]: refusal.message });
      focusField(form, refusal.field);
    }
    toast({
      title: t('reviews.error'),
      description: failureMessage(t, error, t('reviews.notSubmitted')),
      isFailure: true,
    });
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const fields = typedIn(new FormData(form));
    setBusy(true);
    try {
      const found = await errorsIn(t, textOfMessage, fields);
      setErrors(found);
      const [first] = Object.keys(found);
      if (first) {
        setBusy(false);
        return focusField(form, first);
      }
      const sent = await ready();
      if (!sent) return setBusy(false);
      await sendReview({ locationId, review: base, fields, photos: sent, idempotencyKey: draft.idempotencyKey() });
    } catch (error) {
      await failed(error, form);
      return setBusy(false);
    }
    toast(
      review
        ? { title: t('reviews.updated'), description: t('reviews.updatedText') }
        : { title: t('reviews.submitted'), description: t('reviews.submittedText') },
    );
    draft.drop();
    await refetch();
    onSent();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid grid-cols-1 gap-4">
      {theirs ? <ChangedReview review={theirs} /> : null}
      <div>
        <RatingField initial={Number(draft.values.rating)} error={errors.rating} errorId={`${id}-rating-error`} />
        <ErrorText id={`${id}-rating-error`} text={errors.rating} />
      </div>
      <div>
        <label htmlFor={`${id}-title`} className="font-medium">
          {t('reviews.title')}
        </label>
        <input
          id={`${id}-title`}
          name="title"
          required
          autoComplete="off"
          defaultValue={draft.values.title}
          className={`${box} min-h-11`}
          {...describedBy('title')}
        />
        <ErrorText id={`${id}-title-error`} text={errors.title} />
      </div>
      <div>
        <label htmlFor={`${id}-content`} className="font-medium">
          {t('reviews.content')}
        </label>
        <textarea
          id={`${id}-content`}
          name="content"
          required
          rows={5}
          defaultValue={draft.values.content}
          className={box}
          {...describedBy('content')}
        />
        <ErrorText id={`${id}-content-error`} text={errors.content} />
      </div>
      <PhotoField
        photos={photos}
        refused={refused}
        status={status}
        onAdd={(files) => void add(files)}
        onRemove={remove}
      />
      <button type="submit" aria-disabled={busy} className={`${primaryButton} aria-disabled:opacity-60`}>
        {t(busy ? 'reviews.submitting' : review ? 'reviews.saveChanges' : 'reviews.submit')}
      </button>
    </form>
  );
};

/** Stars, title, content and photos. A failure keeps all typed text, and unsent text is stored as a draft. */
export const ReviewForm = (props: Props) => (
  <div className="mt-3">
    <Drafted form="review" subject={props.locationId} initial={textsOf(props.review)}>
      {(draft) => <Form {...props} draft={draft} />}
    </Drafted>
  </div>
);
