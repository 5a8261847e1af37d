import { deletionPath } from '@wellspring/page-contract/paths';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { askApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { dangerButton, quietButton } from '../../shared/ui/button-look.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useWords } from '../../shared/words/words.ts';

const account = () => import('@wellspring/rest-contract/account');
const receiptSchema = async () => (await account()).DeletionReceipt;
const resolver = schemaResolver(async () => (await account()).AccountDeletion);

/** Deletes the account after asking for its password; the receipt is a separate page, readable without a session. */
export const DeleteAccount = ({ email }: { readonly email: string }) => {
  const t = useWords('profile');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const signedOut = useSignedOut();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { receiptId } = await askApi('DELETE', '/api/user', receiptSchema, { body });
      window.location.assign(deletionPath(receiptId));
    } catch (error) {
      if (isUnauthorized(error)) signedOut();
      else setError('password', { message: failureMessage(t, error) }, { shouldFocus: true });
    }
  });
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()} className={`${quietButton} text-ember`}>
        {t('profile.deleteMyAccount')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        onClose={() => reset()}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
      >
        <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
          <h3 id={id} className="text-lg">
            {t('profile.deleteQuestion')}
          </h3>
          <p className="text-ink-soft">{t('profile.deleteWarning')}</p>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('profile.yourPassword')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={() => dialog.current?.close()} className={quietButton}>
              {t('profile.keepMyAccount')}
            </button>
            <button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className={dangerButton}>
              {isSubmitting ? t('profile.deleting') : t('profile.deleteForGood')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
};
