import type { ReactNode } from 'react';
import { Rich } from '../words/rich.tsx';
import { useWords } from '../words/words.ts';

export type FieldWords = {
  readonly label: string;
  /** what is wrong with what was typed */
  readonly error?: ReactNode;
  /** what helps to fill it in, or is known of what was typed; said when it changes */
  readonly help?: ReactNode;
};

/** How a box that is filled in looks. */
export const fieldBox =
  'mt-1.5 w-full rounded-card border border-control bg-surface px-4 placeholder:text-ink-soft aria-invalid:border-ember';

/** What a screen reader says of the box beside its label. */
export const fieldState = (id: string, error: ReactNode) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': `${id}-error ${id}-help`,
});

type LabelProps = Pick<FieldWords, 'label'> & { readonly isOptional: boolean };

/** The label of a field. Optional fields are marked. */
export const FieldLabel = ({ label, isOptional }: LabelProps) => {
  const t = useWords();
  if (!isOptional) return label;
  const soft = (text: string) => <span className="font-normal text-ink-soft">{text}</span>;
  return <Rich text={t('site.optional')} parts={{ label: () => label, soft }} />;
};

type NotesProps = Pick<FieldWords, 'error' | 'help'> & {
  /** of the box */
  readonly id: string;
};

/** What is wrong with a field and what helps to fill it in, where `fieldState` looks for them. */
export const FieldNotes = ({ id, error, help }: NotesProps) => (
  <>
    <div id={`${id}-error`} className={`mt-1.5 text-sm font-medium text-ember ${error ? '' : 'hidden'}`}>
      {error}
    </div>
    <div id={`${id}-help`} role="status" className={`mt-1.5 text-sm text-ink-soft ${help ? '' : 'sr-only'}`}>
      {help}
    </div>
  </>
);

type Props = FieldWords &
  NotesProps &
  LabelProps & {
    /** the box itself */
    readonly children: ReactNode;
  };

/** One field of a form: its label above, help and what is wrong with it below. */
export const Field = ({ id, label, isOptional, error, help, children }: Props) => (
  <div>
    <label id={`${id}-label`} htmlFor={id} className="block font-semibold">
      <FieldLabel label={label} isOptional={isOptional} />
    </label>
    {children}
    <FieldNotes id={id} error={error} help={help} />
  </div>
);
