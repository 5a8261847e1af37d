import { PAGES } from '@wellspring/page-contract/paths';
import { WELCOME_BACK } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { Link } from '../../shared/ui/link.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const resolver = schemaResolver(async () => (await import('./login.ts')).Login);

const wayIn = 'inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline';

export const LoginForm = () => {
  const [forbidden, setForbidden] = useState('');
  const words = { done: WELCOME_BACK, failed: 'Login failed', onForbidden: setForbidden };
  const signIn = useSignIn('/api/login', words);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { email: '', password: '' } });
  return (
    <form
      noValidate
      method="post"
      aria-label="Login"
      onSubmit={(event) => void handleSubmit(signIn)(event)}
      className="grid grid-cols-1 gap-4"
    >
      {forbidden === '' ? null : (
        <FormAlert isFailure>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {forbidden}
          </p>
        </FormAlert>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <button type="submit" disabled={isSubmitting} className={`${primaryButton} disabled:opacity-60`}>
        Login
      </button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Link to={PAGES.forgotPassword} className={wayIn}>
          Forgot your password?
        </Link>
        <Link to={PAGES.signInLink} className={wayIn}>
          E-mail me a sign-in link
        </Link>
      </div>
    </form>
  );
};
