import { USERNAME_MIN, USERNAME_TOO_SHORT } from '@wellspring/rest-contract/account-limits';
import { isLanguage } from '@wellspring/words/languages';
import { useForm } from 'react-hook-form';
import { withReason } from '../../shared/offline.ts';
import { ApiError, callApi, isUnauthorized } from '../../shared/api/call-api.ts';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { showAtField } from '../../shared/refusal.ts';
import { useSession, type Viewer } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { textLength } from '../../shared/text-length.ts';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { readIn } from '../../shared/words/change-language.ts';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { LanguageField } from './language-field.tsx';

type Fields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly language: string;
};

const fieldsOf = ({ firstName, lastName, username, language }: Viewer): Fields => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  username: username ?? '',
  language,
});

const isLongEnough = (typed: string): boolean => {
  const length = textLength(typed.trim());
  return length === 0 || length >= USERNAME_MIN;
};

type Props = {
  readonly viewer: Viewer;
  readonly path: '/api/profile' | '/api/user/profile';
  /** the address that one signs in with, which stays as it is */
  readonly showsEmail?: boolean;
};

type FormProps = Props & { readonly draft: OpenDraft<keyof Fields> };

const Form = ({ viewer, path, draft, showsEmail = false }: FormProps) => {
  const t = useWords('profile');
  const messageText = useMessageText();
  const toast = useToast();
  const signedOut = useSignedOut();
  const { refresh } = useSession();
  const form = useForm({ defaultValues: draft.values });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const failed = (error: unknown): void => {
    if (isUnauthorized(error)) return signedOut();
    showAtField(form, error);
    const isRefused = error instanceof ApiError && [400, 409].includes(error.status);
    toast({
      title: t('profile.updateFailed'),
      description: isRefused ? error.message : withReason(t, t('profile.notUpdated')),
      isFailure: true,
    });
  };
  const submit = handleSubmit(async ({ language, ...names }) => {
    const chosen = language !== viewer.language && isLanguage(language) ? language : null;
    try {
      await callApi('PUT', path, { body: chosen === null ? names : { ...names, language: chosen } });
    } catch (error) {
      return failed(error);
    }
    draft.drop();
    if (chosen !== null) return readIn(chosen);
    toast({ title: t('profile.updated'), description: t('profile.saved') });
    refresh();
  });
  return (
    <form
      noValidate
      aria-label={t('site.profile')}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      {showsEmail ? (
        <TextField
          label={t('profile.email')}
          type="email"
          value={viewer.email}
          readOnly
          help={t('profile.emailFixed')}
        />
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={t('profile.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={t('profile.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        help={t('profile.usernameHelp')}
        {...register('username', { validate: (typed) => isLongEnough(typed) || messageText(USERNAME_TOO_SHORT) })}
      />
      <LanguageField language={viewer.language} error={errors.language?.message} {...register('language')} />
      <SubmitButton isBusy={isSubmitting} busy={t('profile.saving')}>
        {t('profile.save')}
      </SubmitButton>
    </form>
  );
};

/** The names and the language of the member. A refusal keeps all typed text, and unsaved text is stored as a draft. */
export const ProfileForm = (props: Props) => (
  <Drafted form="profile" initial={fieldsOf(props.viewer)}>
    {(draft) => <Form {...props} draft={draft} />}
  </Drafted>
);
