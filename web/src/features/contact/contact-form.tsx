import { EMAIL_MAX } from '@wellspring/rest-contract/account-limits';
import type { ContactDraft } from '@wellspring/rest-contract/contact';
import { CONTACT_SENT } from '@wellspring/rest-contract/contact-limits';
import { useForm } from 'react-hook-form';
import { callApi, failureMessage } from '../../shared/api/call-api.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import type { z } from 'zod';

const EMPTY: z.input<typeof ContactDraft> = { name: '', email: '', subject: '', message: '', website: '' };

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/contact')).ContactDraft);

type Props = { readonly onSent: () => void };

/** A message to those who keep the site. What fails leaves all that was typed. */
export const ContactForm = ({ onSent }: Props) => {
  const toast = useToast();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: EMPTY });
  const submit = handleSubmit(async (body) => {
    try {
      await callApi('POST', '/api/contact', { body });
    } catch (error) {
      return toast({ title: 'Failed to send message', description: failureMessage(error), isFailure: true });
    }
    toast({ title: CONTACT_SENT });
    onSent();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label="Contact Us"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
      className="grid grid-cols-1 gap-4"
    >
      <TextField label="Name" autoComplete="name" required error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField label="Subject" autoComplete="off" required error={errors.subject?.message} {...register('subject')} />
      <TextAreaField
        label="Message"
        dir="auto"
        rows={7}
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <div hidden>
        <TextField label="Website" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <SubmitButton isBusy={isSubmitting}>{isSubmitting ? 'Sending...' : 'Send Message'}</SubmitButton>
    </form>
  );
};
