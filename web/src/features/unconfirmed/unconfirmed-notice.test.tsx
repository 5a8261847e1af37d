/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

const CURRENT_PASSWORD_WRONG = 'The current password is not right';
const VERIFICATION_MAILED = 'We have sent you another link. Please look into your mail.';

const RESEND = 'POST /api/resend-verification';
const CHANGE = 'PUT /api/user/email';

const opened = (reply: ApiReply) =>
  renderScreen(<UnconfirmedNotice email="ann@exmaple.org" />, {
    session: 'member',
    api: { [RESEND]: reply, [CHANGE]: reply },
  });

type User = ReturnType<typeof opened>['user'];

const fill = async (user: User): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await user.type(await screen.findByLabelText('New e-mail address'), 'ann@example.org');
  await user.type(screen.getByLabelText('Current password'), 'quiet water 42');
};
const send = (user: User) =>
  user.click(screen.getAllByRole('button', { name: 'Change address' }).at(-1) ?? document.body);

describe('the notice of an address that is not confirmed', () => {
  it('has the link mailed once more', async () => {
    const { user, api } = opened({ status: 202 });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText(VERIFICATION_MAILED);
    expect(api.calls.map(({ route }) => route)).toEqual([RESEND]);
  });

  it('says why no link is mailed', async () => {
    const { user } = opened({ status: 429, body: { message: 'Too many attempts.' } });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText('Too many attempts.');
  });
});

describe('the dialog that changes the e-mail address', () => {
  it('sends the new address with the password, and says where the link went', async () => {
    const { user, api } = opened({ status: 204 });
    await fill(user);
    await send(user);
    await screen.findByText('The address is changed. We have sent a link to ann@example.org.');
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([
      [CHANGE, { email: 'ann@example.org', password: 'quiet water 42' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a wrong password', 400, CURRENT_PASSWORD_WRONG, 'password', 'Current password'],
    ['a taken address', 409, 'An account with this e-mail already exists', 'email', 'New e-mail address'],
  ])('puts %s at its field', async (_, status, message, field, label) => {
    const { user } = opened({ status, body: { message, field } });
    await fill(user);
    await send(user);
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  });

  it('sends nothing before both are filled in', async () => {
    const { user, api } = opened({ status: 204 });
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await screen.findByRole('dialog');
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('New e-mail address').getAttribute('aria-invalid')).toBe('true'));
    expect(api.calls).toEqual([]);
  });
});
