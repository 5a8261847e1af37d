import { useId, useState, type SubmitEvent } from 'react';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { textLength } from '../../shared/text-length.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useWords } from '../../shared/words/words.ts';

const NOTE_MAX = 500;

type Props = {
  /** of the list and the place */
  readonly subject: string;
  /** what it is a note of */
  readonly label: string;
  readonly note: string | null;
  /** resolves to false when it was not saved: what was typed stays */
  readonly onSave: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
};

type FormProps = Omit<Props, 'subject' | 'note'> & { readonly draft: OpenDraft<'note'> };

const Form = ({ label, draft, onSave, onClose }: FormProps) => {
  const t = useWords('lists');
  const id = useId();
  const [text, setText] = useState(draft.values.note);
  const [busy, setBusy] = useState(false);
  const length = textLength(text.trim());
  const isTooLong = length > NOTE_MAX;
  const close = (): void => {
    draft.drop();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    setBusy(true);
    const isSaved = await onSave(text);
    setBusy(false);
    if (isSaved) close();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
      className="mt-3"
    >
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('lists.note')}
      </label>
      <textarea
        id={id}
        aria-label={label}
        name="note"
        dir="auto"
        rows={3}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-help`}
        className="mt-1 w-full rounded-card border border-control bg-surface px-3 py-2 aria-invalid:border-ember"
      />
      <p id={`${id}-help`} className={`text-sm ${isTooLong ? 'font-medium text-ember' : 'text-ink-soft'}`}>
        {isTooLong ? t('lists.noteTooLong', { max: NOTE_MAX }) : t('lists.noteLength', { length, max: NOTE_MAX })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="submit" disabled={busy} className={primaryButton}>
          {t('lists.saveNote')}
        </button>
        <button type="button" onClick={close} className={quietButton}>
          {t('site.cancel')}
        </button>
      </div>
    </form>
  );
};

/** Where an owner writes what to keep in mind of a place. Escape leaves it as a draft; only Cancel gives it up. */
export const NoteForm = ({ subject, note, ...props }: Props) => (
  <div className="mt-3">
    <Drafted form="list-note" subject={subject} initial={{ note: note ?? '' }}>
      {(draft) => <Form {...props} draft={draft} />}
    </Drafted>
  </div>
);
