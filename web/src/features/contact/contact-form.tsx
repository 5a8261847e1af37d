import { EMAIL_MAX } from '@wellspring/rest-contract/account-limits';
import { CONTACT_SENT } from '@wellspring/rest-contract/contact-limits';
import { useForm } from 'react-hook-form';
import { callApi, failureMessage } from '../../shared/api/call-api.ts';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { useViewer, type Viewer } from '../../shared/session/session.tsx';
import { showAtField } from '../../shared/refusal.ts';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/contact')).ContactDraft);

type Props = { readonly onSent: () => void };

/** What the form begins with: who is signed in need not say who they are. */
const beginning = (viewer: Viewer | null) => ({
  name: [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' '),
  email: viewer?.email ?? '',
  subject: '',
  message: '',
});

type FormProps = Props & { readonly draft: OpenDraft<keyof ReturnType<typeof beginning>> };

const Form = ({ draft, onSent }: FormProps) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const toast = useToast();
  const form = useForm({ resolver, defaultValues: { ...draft.values, website: '' as const } });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const submit = handleSubmit(async (body) => {
    try {
      await callApi('POST', '/api/contact', { body });
    } catch (error) {
      showAtField(form, error);
      return toast({ title: t('account.contactFailed'), description: failureMessage(t, error), isFailure: true });
    }
    draft.drop();
    toast({ title: messageText(CONTACT_SENT) });
    onSent();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('site.contactUs')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
      className="grid grid-cols-1 gap-4"
    >
      <TextField
        label={t('account.contactName')}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('account.contactSubject')}
        autoComplete="off"
        required
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField
        label={t('account.contactMessage')}
        dir="auto"
        rows={7}
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <div hidden>
        <TextField label={t('account.website')} tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <SubmitButton isBusy={isSubmitting}>
        {isSubmitting ? t('account.contactSending') : t('account.contactSend')}
      </SubmitButton>
    </form>
  );
};

/** A message to the admins. A failure keeps all typed text, and unsent text is stored as a draft. */
export const ContactForm = (props: Props) => {
  const viewer = useViewer();
  return (
    <Drafted form="contact" initial={beginning(viewer)}>
      {(draft) => <Form {...props} draft={draft} />}
    </Drafted>
  );
};
