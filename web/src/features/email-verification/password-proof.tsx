import { VERIFICATION_NEEDS_PASSWORD } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { NewPasswordForm } from '../../shared/ui/new-password-form.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import type { Proof } from './confirm-email.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  /** @throws ApiError for a proof that is refused */
  readonly send: (proof: Proof) => Promise<void>;
};

/** Asks who opened the link in another browser for the password of the account, or for a new one. */
export const PasswordProof = ({ send }: Props) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const [isNew, setNew] = useState(false);
  return (
    <div className="space-y-5">
      <FormAlert isFailure={false}>
        {messageText(VERIFICATION_NEEDS_PASSWORD)} {t('account.othersSignedOut')}
      </FormAlert>
      {isNew ? (
        <NewPasswordForm
          name={t('account.chooseNewPassword')}
          submitLabel={t('account.confirmWithNewPassword')}
          send={(newPassword) => send({ newPassword })}
        />
      ) : (
        <PasswordForm send={(password) => send({ password })} />
      )}
      <button type="button" className={`${quietButton} w-full`} onClick={() => setNew(!isNew)}>
        {isNew ? t('account.knowsPassword') : t('account.doesNotKnowPassword')}
      </button>
    </div>
  );
};
