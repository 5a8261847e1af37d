import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useTypedEmail } from './typed-email.ts';

type Props = {
  /** whether the form is the one that shows */
  readonly isShown: boolean;
  readonly error: ReactNode;
};

/** The address that one signs in with; empty, it takes over what was typed in the other form. */
export const EmailField = ({ isShown, error }: Props) => {
  const { register, getValues, setValue } = useFormContext<{ email: string }>();
  const { email, setEmail } = useTypedEmail();
  const takeOver = useEffectEvent(() => {
    if (getValues('email') === '') setValue('email', email);
  });
  useEffect(() => {
    if (isShown) takeOver();
  }, [isShown]);
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      error={error}
      {...register('email', { onChange: ({ target }: { target: HTMLInputElement }) => setEmail(target.value) })}
    />
  );
};
