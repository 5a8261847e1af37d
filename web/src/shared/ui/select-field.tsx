import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldBox, fieldState, type FieldWords } from './field.tsx';

type Option = {
  readonly value: string;
  readonly label: string;
  /** the language of the label, where it is not that of the page */
  readonly lang?: string;
};

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> &
  FieldWords & {
    readonly options: readonly Option[];
    /** what stands there before one is chosen; absent: one always is */
    readonly placeholder?: string;
  };

/** One of a few. Takes what `register` of react-hook-form gives. */
export const SelectField = ({ label, error, help, required, options, placeholder, ...select }: Props) => {
  const id = useId();
  return (
    <Field id={id} label={label} isOptional={!required} error={error} help={help}>
      <select
        {...select}
        {...fieldState(id, error)}
        id={id}
        aria-required={required}
        className={`${fieldBox} block h-12`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label: words, lang }) => (
          <option key={value} value={value} lang={lang}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
};
