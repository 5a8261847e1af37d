import { PAGES } from '@wellspring/page-contract/paths';
import type { Registration } from '@wellspring/rest-contract/account';
import { PASSWORD_MIN, VERIFICATION_SENT } from '@wellspring/rest-contract/account-limits';
import type { Translate } from '@wellspring/words/translate';
import { useId } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { useClientConfig } from '../../shared/client-config.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { showAtField } from '../../shared/refusal.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { StrengthLine } from '../../shared/ui/strength-line.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import { EmailField } from './email-field.tsx';
import { HumanCheckField, useHumanCheck } from './human-check.tsx';
import { TakenEmail } from './taken-email.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useUsernameCheck } from './use-username-check.ts';

const EMPTY = { email: '', password: '', username: '', firstName: '', lastName: '', website: '' as const };

type Registered = z.output<typeof Registration>;

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/account')).Registration);

/** What was left empty is not sent. */
const filledIn = (fields: Registered): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim()));

/** Why the form cannot be sent yet; null: it can. */
const whatIsMissing = (t: Translate<'account'>, isHuman: boolean, isNameFree: boolean): string | null => {
  if (!isHuman) return t('account.answerFirst');
  return isNameFree ? null : t('account.chooseFreeUsername');
};

export const RegisterForm = ({ isShown }: { readonly isShown: boolean }) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const toast = useToast();
  const { privacyUrl } = useClientConfig();
  const human = useHumanCheck();
  const form = useForm({ resolver, defaultValues: EMPTY });
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const signIn = useSignIn('/api/register', {
    done: t('account.created'),
    more: messageText(VERIFICATION_SENT),
    failed: t('account.registrationFailed'),
    onRefused: (error) => showAtField(form, error),
  });
  const [typedName, password, email, firstName, lastName] = useWatch({
    control,
    name: ['username', 'password', 'email', 'firstName', 'lastName'],
  });
  const username = typedName?.trim() ?? '';
  const checked = useUsernameCheck(username);
  const missing = whatIsMissing(t, human.isPassed, username === '' || checked?.available === true);
  const maySubmit = missing === null && !isSubmitting;
  const missingId = useId();

  const submit = handleSubmit(
    (fields) => signIn(filledIn(fields)),
    ({ website }: FieldErrors<Registered>) => {
      if (website?.message)
        toast({ title: t('account.registrationFailed'), description: website.message, isFailure: true });
    },
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        aria-label={t('account.register')}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySubmit) void submit(event);
        }}
        className="grid grid-cols-1 gap-4"
      >
        <EmailField
          isShown={isShown}
          error={errors.email?.type === 'server' ? <TakenEmail why={errors.email.message} /> : errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('account.password')}
          autoComplete="new-password"
          error={errors.password?.message}
          help={
            password ? (
              <StrengthLine password={password} own={[email, typedName, firstName, lastName]} />
            ) : (
              t('account.passwordAtLeast', { count: PASSWORD_MIN })
            )
          }
          {...register('password')}
        />
        <TextField
          label={t('account.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message ?? (checked && !checked.available ? checked.message : undefined)}
          help={checked?.available ? checked.message : null}
          {...register('username')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
          <TextField
            label={t('account.firstName')}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={t('account.lastName')}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <div hidden>
          <TextField label={t('account.website')} tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <HumanCheckField {...human} />
        <p className="text-sm text-ink-soft">
          <Rich
            text={t('account.privacyLine')}
            parts={{
              link: (text) => (
                <a href={privacyUrl ?? PAGES.privacy} className="text-ink underline underline-offset-4">
                  {text}
                </a>
              ),
            }}
          />
        </p>
        <SubmitButton
          isBusy={isSubmitting}
          isDisabled={missing !== null}
          busy={t('account.creating')}
          describedBy={missingId}
        >
          {t('account.create')}
        </SubmitButton>
        <p id={missingId} className="min-h-5 text-center text-sm text-ink-soft">
          {missing}
        </p>
      </form>
    </FormProvider>
  );
};
