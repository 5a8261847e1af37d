import { RESET_LINK_INVALID } from '@wellspring/rest-contract/account-limits';
import { ApiError, callApi } from '../../shared/api/call-api.ts';
import { NewPasswordForm } from '../../shared/ui/new-password-form.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

type Props = {
  /** of the link that was mailed */
  readonly token: string;
  readonly onReset: () => void;
  /** the link can set no password any more */
  readonly onDead: () => void;
};

export const ResetPasswordForm = ({ token, onReset, onDead }: Props) => {
  const t = useWords('account');
  const messageText = useMessageText();
  return (
    <NewPasswordForm
      name={t('account.resetPassword')}
      submitLabel={t('account.resetPassword')}
      send={async (newPassword) => {
        try {
          await callApi('POST', '/api/reset-password', { body: { token, newPassword } });
        } catch (error) {
          if (error instanceof ApiError && error.message === messageText(RESET_LINK_INVALID)) return onDead();
          throw error;
        }
        onReset();
      }}
    />
  );
};
