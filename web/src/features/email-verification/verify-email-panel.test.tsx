/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiMocks, ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

const VERIFICATION_LINK_INVALID = 'This link is not valid any more. Please ask for a new one.';
const VERIFICATION_MAILED = 'We have sent you another link. Please look into your mail.';
const VERIFICATION_NEEDS_PASSWORD = 'Please enter the password of this account, or choose a new one.';
const VERIFIED = 'Your e-mail address is confirmed.';

const VERIFY = 'POST /api/verify-email';

const opened = (reply: ApiMocks[string], session: 'visitor' | 'member' = 'visitor', token = 't1') =>
  renderScreen(<VerifyEmailPanel token={token} />, {
    session,
    api: { [VERIFY]: reply, 'POST /api/resend-verification': { status: 202 } },
  });

const press = (user: ReturnType<typeof opened>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));
const confirm = (user: ReturnType<typeof opened>['user']) => press(user, 'Confirm e-mail address');

const NEEDS_PASSWORD: ApiReply = { status: 403, body: { message: VERIFICATION_NEEDS_PASSWORD, field: 'password' } };

describe('the link that confirms an e-mail address', () => {
  it('confirms nothing before its button is pressed', async () => {
    const { user, api } = opened({ status: 200, body: {} }, 'member');
    expect(api.calls).toEqual([]);
    await confirm(user);
    await screen.findByText(VERIFIED);
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: 't1' }]);
  });

  it('is mailed again to a member when it has expired', async () => {
    const { user } = opened({ status: 400, body: { message: VERIFICATION_LINK_INVALID, field: 'token' } }, 'member');
    await confirm(user);
    await screen.findByText(VERIFICATION_LINK_INVALID);
    await press(user, 'Send another link');
    await screen.findByText(VERIFICATION_MAILED);
  });

  it('sends a visitor to the login when it has expired, as does a page without a link', () => {
    opened({ status: 200 }, 'visitor', '');
    const link = screen.getByRole('link', { name: 'Log in to ask for another link' });
    expect(link.getAttribute('href')).toBe('/auth?next=%2Fverify-email');
  });

  it('can be tried again when the server was away', async () => {
    const { user, api } = opened({ status: 503, body: { message: 'Not now.' } });
    await confirm(user);
    await screen.findByText('Not now.');
    await confirm(user);
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});

describe('the form that proves an account', () => {
  it('asks for its password in another browser, and says what is wrong at the field', async () => {
    const replies: ApiReply[] = [
      NEEDS_PASSWORD,
      { status: 403, body: { message: 'The password is not right', field: 'password' } },
    ];
    const { user, api } = opened(() => replies.shift() ?? { status: 200, body: {} });
    await confirm(user);
    await user.type(await screen.findByLabelText('Password'), 'cold water');
    await press(user, 'Confirm with this password');
    await screen.findByText('The password is not right');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'quiet water 42');
    await press(user, 'Confirm with this password');
    await screen.findByText(VERIFIED);
    expect(api.calls.at(-1)?.body).toEqual({ token: 't1', password: 'quiet water 42' });
  });

  it('takes a new password from who does not know it', async () => {
    const replies: ApiReply[] = [NEEDS_PASSWORD];
    const { user, api } = opened(() => replies.shift() ?? { status: 200, body: {} });
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'I do not know the password' }));
    await user.type(screen.getByLabelText('New password'), 'quiet water 42');
    await user.type(screen.getByLabelText('Confirm new password'), 'quiet water 42');
    await press(user, 'Confirm with a new password');
    await screen.findByText(VERIFIED);
    expect(api.calls.at(-1)?.body).toEqual({ token: 't1', newPassword: 'quiet water 42' });
  });
});
