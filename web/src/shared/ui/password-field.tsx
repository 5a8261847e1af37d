import { useId, useState, type ComponentPropsWithRef } from 'react';
import { Field, fieldBox, fieldState, type FieldWords } from './field.tsx';
import { useWords } from '../words/words.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className' | 'children' | 'required'> & FieldWords;

/** A password, which can be shown while it is typed. Takes what `register` of react-hook-form gives. */
export const PasswordField = ({ label, error, help, ...input }: Props) => {
  const id = useId();
  const t = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} isOptional={false} error={error} help={help}>
      {/* Where letters are large and there is little room, the button stands below the box instead of over it. */}
      <div className="@container relative">
        <input
          {...input}
          {...fieldState(id, error)}
          id={id}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          aria-required
          className={`${fieldBox} h-12 pe-20 @max-3xs:pe-4`}
        />
        <button
          type="button"
          aria-controls={id}
          aria-describedby={`${id}-label`}
          onClick={() => setShown(!isShown)}
          className="absolute end-1 bottom-0.5 @max-3xs:static flex h-11 min-w-11 items-center justify-center rounded-card px-3 text-sm font-semibold text-ink-soft hover:text-primary"
        >
          {isShown ? t('site.hide') : t('site.show')}
        </button>
      </div>
    </Field>
  );
};
