/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PasswordForm } from './password-form.tsx';

const ROUTE = 'PUT /api/change-password';

const opened = (reply: ApiReply | (() => Promise<ApiReply>)) =>
  renderScreen(<PasswordForm email="ann@example.org" names={['ann']} />, {
    session: 'member',
    api: { [ROUTE]: reply },
  });

const fill = async (user: ReturnType<typeof opened>['user'], confirmed = 'quiet water 42'): Promise<void> => {
  await user.type(screen.getByLabelText('Current password'), 'old water 41');
  await user.type(screen.getByLabelText('New password'), 'quiet water 42');
  await user.type(screen.getByLabelText('Confirm new password'), confirmed);
};

const button = (name = 'Change password') => screen.findByRole('button', { name });

describe('the form that changes a password', () => {
  it('sends it once, though it is pressed twice, and is empty afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiReply>();
    const { user, api } = opened(() => promise);
    await fill(user);
    await user.dblClick(await button());
    expect((await button('Changing password…')).getAttribute('aria-disabled')).toBe('true');
    resolve({ status: 200, body: {} });
    await screen.findByText('Password changed');
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([
      [ROUTE, { currentPassword: 'old water 41', newPassword: 'quiet water 42', confirmPassword: 'quiet water 42' }],
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('says that the two differ, and sends nothing', async () => {
    const { user, api } = opened({ status: 200, body: {} });
    await fill(user, 'quiet water 43');
    await user.click(await button());
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm new password').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.calls).toEqual([]);
  });

  it('says at its field what the server refuses, and keeps what was typed', async () => {
    const { user } = opened({ status: 400, body: { message: 'The password is wrong', field: 'currentPassword' } });
    await fill(user);
    await user.click(await button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
    expect(screen.getAllByText('The password is wrong')).not.toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('quiet water 42');
  });
});
