import { useRef, useState, type SubmitEvent } from 'react';
import { useDraftText } from '../../shared/drafts/use-draft-text.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useWords } from '../../shared/words/words.ts';
import { listErrorsIn } from './list-fields.ts';

type Props = {
  /** the place that it begins with */
  readonly locationId: string;
  /** Resolves to whether it is made. */
  readonly onMake: (name: string) => Promise<boolean>;
};

/** A new list, private at first. Its name is stored as a draft until it is created. */
export const NewListWithPlace = ({ locationId, onMake }: Props) => {
  const t = useWords('lists');
  const { text, setText, line, drop } = useDraftText('new-list', locationId);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    const name = text.trim();
    const { name: wrong } = listErrorsIn(t, { name, description: null });
    setError(wrong);
    if (wrong) return field.current?.focus();
    if (!(await onMake(name))) return;
    setText('');
    drop();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate aria-label={t('lists.newList')} onSubmit={onSubmit} className="mt-4 border-t border-line pt-4">
      {line}
      <TextField
        ref={field}
        label={t('lists.newList')}
        name="name"
        required
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error}
      />
      <button type="submit" className={`${primaryButton} mt-3`}>
        {t('lists.createAndAdd')}
      </button>
    </form>
  );
};
