import { useId } from 'react';
import { FieldLabel, FieldNotes, fieldState, type FieldWords } from './field.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = FieldWords & {
  readonly name: string;
  readonly options: readonly Option[];
  /** what is chosen, with commas between the values */
  readonly value: string;
  /** whether its label shows that; absent: it does */
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
};

/** Any of a few. */
export const ChoicesField = ({ name, label, isOptional = true, error, help, options, value, onChange }: Props) => {
  const id = useId();
  const chosen = value.split(',');
  const changed = (choice: string, isChosen: boolean): string =>
    options
      .map((option) => option.value)
      .filter((each) => (each === choice ? isChosen : chosen.includes(each)))
      .join(',');
  return (
    <fieldset {...fieldState(id, error)} className="text-ink">
      <legend className="font-semibold">
        <FieldLabel label={label} isOptional={isOptional} />
      </legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6">
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
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  );
};
