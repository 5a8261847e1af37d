import { useState, type SubmitEvent } from 'react';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { listErrorsIn, typedListIn } from './list-fields.ts';

type Props = {
  /** Resolves to whether it is made. */
  readonly onMake: (name: string) => Promise<boolean>;
};

/** A new list, private at first. What fails leaves what was typed. */
export const NewListWithPlace = ({ onMake }: Props) => {
  const [error, setError] = useState<string | undefined>();
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const typed = typedListIn(new FormData(form));
    const { name: wrong } = listErrorsIn(typed);
    setError(wrong);
    if (wrong) return form.querySelector('input')?.focus();
    if (await onMake(typed.name)) form.reset();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form noValidate aria-label="New list" onSubmit={onSubmit} className="mt-4 border-t border-line pt-4">
      <TextField label="New list" name="name" required autoComplete="off" error={error} />
      <button type="submit" className={`${primaryButton} mt-3`}>
        Create and add
      </button>
    </form>
  );
};
