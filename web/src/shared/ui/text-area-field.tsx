import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldBox, fieldState, type FieldWords } from './field.tsx';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'children'> & FieldWords;

/** A text of several lines. Takes what `register` of react-hook-form gives. */
export const TextAreaField = ({ label, error, help, required, rows = 4, ...area }: Props) => {
  const id = useId();
  return (
    <Field id={id} label={label} isOptional={!required} error={error} help={help}>
      <textarea
        {...area}
        {...fieldState(id, error)}
        id={id}
        rows={rows}
        aria-required={required}
        className={`${fieldBox} block py-2.5`}
      />
    </Field>
  );
};
