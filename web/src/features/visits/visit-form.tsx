import { useId, useState, type SubmitEvent } from 'react';
import type { OwnVisitFragment, VisitInput } from '../../generated/marks-operations.ts';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { textLength } from '../../shared/text-length.ts';
import { focusField } from '../../shared/refusal.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { RatingField } from '../../shared/ui/rating-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useVisit } from './use-visit.ts';

/** Most characters of the member's notes. */
const NOTES_MAX = 2_000;

/** The day that it is where the member is. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The changed fields: others stay, also when they were changed elsewhere meanwhile. */
const changeIn = (form: FormData, { visitDate, notes, rating }: OwnVisitFragment): VisitInput => {
  const typed = {
    visitDate: textOf(form, 'visitDate'),
    notes: textOf(form, 'notes').replaceAll('\r\n', '\n').trim(),
    rating: Number(textOf(form, 'rating')),
  };
  return {
    ...(typed.visitDate !== (visitDate ?? '') && { visitDate: typed.visitDate }),
    ...(typed.notes !== (notes ?? '') && { notes: typed.notes }),
    ...(typed.rating !== (rating ?? 0) && { rating: typed.rating }),
  };
};

type Props = {
  readonly locationId: string;
  readonly visit: OwnVisitFragment;
  /** saved, or discarded */
  readonly onDone: () => void;
};

const textsIn = ({ visitDate, notes, rating }: OwnVisitFragment) => ({
  visitDate: visitDate ?? '',
  notes: notes ?? '',
  rating: String(rating ?? 0),
});

type FormProps = Props & { readonly draft: OpenDraft<keyof ReturnType<typeof textsIn>> };

const Form = ({ locationId, visit, draft, onDone }: FormProps) => {
  const t = useWords('place');
  const id = useId();
  const toast = useToast();
  const { note } = useVisit(locationId);
  const [isTooLong, setTooLong] = useState(false);
  const [isToCome, setToCome] = useState(false);
  // Only a planned visit may be in the future.
  const lastDay = visit.visitStatus === 'visited' ? today() : undefined;
  const [busy, setBusy] = useState(false);

  const save = async (form: HTMLFormElement): Promise<void> => {
    const change = changeIn(new FormData(form), visit);
    const isAhead = lastDay !== undefined && (change.visitDate ?? '') > lastDay;
    setToCome(isAhead);
    if (isAhead) return focusField(form, 'visitDate');
    const tooLong = textLength(change.notes ?? '') > NOTES_MAX;
    setTooLong(tooLong);
    if (tooLong) return form.querySelector('textarea')?.focus();
    setBusy(true);
    const isSaved = await note(change);
    setBusy(false);
    if (!isSaved) return;
    draft.drop();
    toast({ title: t('place.visitSaved') });
    onDone();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void save(event.currentTarget);
  };

  return (
    <form noValidate aria-label={t('place.yourVisit')} onSubmit={onSubmit} className="mt-3 grid grid-cols-1 gap-4">
      <TextField
        label={t('place.visitDate')}
        name="visitDate"
        type="date"
        autoFocus
        max={lastDay}
        error={isToCome ? t('place.visitDateToCome') : undefined}
        defaultValue={draft.values.visitDate}
      />
      <RatingField initial={Number(draft.values.rating)} none={t('place.visitNoRating')} />
      <div>
        <label htmlFor={`${id}-notes`} className="font-semibold">
          {t('place.visitNotes')}
        </label>
        <textarea
          id={`${id}-notes`}
          name="notes"
          rows={4}
          defaultValue={draft.values.notes}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          className="mt-1.5 block w-full rounded-card border border-control bg-surface px-4 py-2 aria-invalid:border-ember"
        />
        {isTooLong ? (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-ember">
            {t('place.visitNotesTooLong', { most: NOTES_MAX })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={`${primaryButton} aria-disabled:opacity-60`}>
          {t('place.visitSave')}
        </button>
        <button
          type="button"
          onClick={() => {
            draft.drop();
            onDone();
          }}
          className={quietButton}
        >
          {t('site.cancel')}
        </button>
      </div>
    </form>
  );
};

/** Date, rating and notes of a visit. What fails leaves all that was typed; only Cancel gives it up. */
export const VisitForm = (props: Props) => (
  <div className="mt-3">
    <Drafted form="visit" subject={props.locationId} initial={textsIn(props.visit)}>
      {(draft) => <Form {...props} draft={draft} />}
    </Drafted>
  </div>
);
