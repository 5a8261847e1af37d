import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldBox, fieldState, type FieldWords } from './field.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'> & FieldWords;

/** A line of text. Takes what `register` of react-hook-form gives. */
export const TextField = ({ label, error, help, required, readOnly, ...input }: Props) => {
  const id = useId();
  return (
    <Field id={id} label={label} isOptional={!required && !readOnly} error={error} help={help}>
      <input
        {...input}
        {...fieldState(id, error)}
        id={id}
        readOnly={readOnly}
        aria-required={required}
        className={`${fieldBox} h-12 read-only:bg-sunken`}
      />
    </Field>
  );
};
