import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useTypedEmail } from './typed-email.ts';

/** Registered by the form itself, before the fields below it: what is refused first gets the focus in that order. */
type Props = UseFormRegisterReturn<'email'> & {
  /** whether the form is the one that shows */
  readonly isShown: boolean;
  readonly error: ReactNode;
};

/** The address that one signs in with; empty, it takes over what was typed in the other form. */
export const EmailField = ({ isShown, error, onChange, ...field }: Props) => {
  const t = useWords('account');
  const { getValues, setValue } = useFormContext<{ email: string }>();
  const { email, setEmail } = useTypedEmail();
  const takeOver = useEffectEvent(() => {
    if (getValues('email') === '') setValue('email', email);
  });
  useEffect(() => {
    if (isShown) takeOver();
  }, [isShown]);
  return (
    <TextField
      label={t('account.email')}
      type="email"
      autoComplete="email"
      required
      error={error}
      {...field}
      onChange={(event) => {
        setEmail(event.target.value);
        void onChange(event);
      }}
    />
  );
};
