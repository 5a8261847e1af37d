import { callApi } from '../../shared/api/call-api.ts';
import { NewPasswordForm } from '../../shared/ui/new-password-form.tsx';

type Props = {
  /** of the link that was mailed */
  readonly token: string;
  readonly onReset: () => void;
};

export const ResetPasswordForm = ({ token, onReset }: Props) => (
  <NewPasswordForm
    name="Reset password"
    submitLabel="Reset password"
    send={async (newPassword) => {
      await callApi('POST', '/api/reset-password', { body: { token, newPassword } });
      onReset();
    }}
  />
);
