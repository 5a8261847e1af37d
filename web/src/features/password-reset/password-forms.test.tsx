/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const RESET_LINK_INVALID = 'Invalid reset link. Please request a new password reset.';
const RESET_MAILED = 'If there is an account with this e-mail address, we have sent a link to reset its password.';

const ASK = 'POST /api/forgot-password';
const RESET = 'POST /api/reset-password';

describe('the form of a forgotten password', () => {
  it('begins with the known address, and says that a link is on its way', async () => {
    const { user, api } = renderScreen(<ForgotPasswordForm email="ann@example.org" />, {
      api: { [ASK]: { status: 202 } },
    });
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByText(RESET_MAILED);
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ann@example.org' }]);
  });

  it('sends nothing that is no address', async () => {
    const { user, api } = renderScreen(<ForgotPasswordForm email="ann" />, { api: { [ASK]: { status: 202 } } });
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByText('Please enter a valid email address');
    expect(api.calls).toEqual([]);
  });
});

const opened = (reply: ApiReply) => {
  const page = { reset: 0, dead: 0 };
  const form = (
    <ResetPasswordForm token="t1" onReset={() => void (page.reset += 1)} onDead={() => void (page.dead += 1)} />
  );
  return { ...renderScreen(form, { api: { [RESET]: reply } }), page };
};

const fill = async (user: ReturnType<typeof opened>['user'], again = 'quiet water 42'): Promise<void> => {
  await user.type(screen.getByLabelText('New password'), 'quiet water 42');
  await user.type(screen.getByLabelText('Confirm new password'), again);
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
};

describe('the form of a new password', () => {
  it('sends it with the token of the link', async () => {
    const { user, api, page } = opened({ status: 204 });
    await fill(user);
    await waitFor(() => expect(page.reset).toBe(1));
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: 't1', newPassword: 'quiet water 42' }]);
  });

  it('sends nothing where both are not the same', async () => {
    const { user, api } = opened({ status: 204 });
    await fill(user, 'cold water 42');
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm new password').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.calls).toEqual([]);
  });

  it('puts what the server refuses at the field', async () => {
    const message = 'This password is one of the most common. Please choose another';
    const { user, page } = opened({ status: 400, body: { message, field: 'newPassword' } });
    await fill(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')));
    screen.getByText(message);
    expect(page).toEqual({ reset: 0, dead: 0 });
  });

  it('tells its page that the link is dead', async () => {
    const { user, page } = opened({ status: 400, body: { message: RESET_LINK_INVALID, field: 'token' } });
    await fill(user);
    await waitFor(() => expect(page).toEqual({ reset: 0, dead: 1 }));
  });
});
