import { callApi } from '../../shared/api/call-api.ts';
import { refusalOf } from '../../shared/refusal.ts';
import { NewPasswordForm } from '../../shared/ui/new-password-form.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  /** of the link that was mailed */
  readonly token: string;
  readonly onReset: () => void;
  /** the link can set no password any more */
  readonly onDead: () => void;
};

export const ResetPasswordForm = ({ token, onReset, onDead }: Props) => {
  const t = useWords('account');
  return (
    <NewPasswordForm
      name={t('account.resetPassword')}
      submitLabel={t('account.resetPassword')}
      send={async (newPassword) => {
        try {
          await callApi('POST', '/api/reset-password', { body: { token, newPassword } });
        } catch (error) {
          if (refusalOf(error)?.field === 'token') return onDead();
          throw error;
        }
        onReset();
      }}
    />
  );
};
