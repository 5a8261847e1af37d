import { useId } from 'react';
import { fieldState, type FieldWords } from './field.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = FieldWords & {
  readonly name: string;
  readonly options: readonly Option[];
  /** what is chosen, with commas between the values */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Any of a few. */
export const ChoicesField = ({ name, label, error, help, options, value, onChange }: Props) => {
  const id = useId();
  const chosen = value.split(',');
  const changed = (choice: string, isChosen: boolean): string =>
    options
      .map((option) => option.value)
      .filter((each) => (each === choice ? isChosen : chosen.includes(each)))
      .join(',');
  return (
    <fieldset {...fieldState(id, error)}>
      <legend className="font-semibold">
        {label}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => onChange(changed(option.value, target.checked))}
              className="size-5 shrink-0 accent-primary"
            />
            {option.label}
          </label>
        ))}
      </div>
      <div id={`${id}-error`} className={`mt-1.5 text-sm font-medium text-ember ${error ? '' : 'hidden'}`}>
        {error}
      </div>
      <div id={`${id}-help`} role="status" className={`mt-1.5 text-sm text-ink-soft ${help ? '' : 'sr-only'}`}>
        {help}
      </div>
    </fieldset>
  );
};
