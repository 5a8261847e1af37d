/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { MailSettings } from './mail-settings.tsx';

const PUT = 'PUT /api/user/mails';

const opened = (reply: ApiReply) =>
  renderScreen(<MailSettings viewer={{ ...MEMBER, isAdmin: true }} />, { session: 'admin', api: { [PUT]: reply } });

const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mail me what waits' });

describe('the mail of what waits', () => {
  it('is switched off', async () => {
    const { user, api } = opened({ status: 204 });
    expect(choice().checked).toBe(true);
    await user.click(choice());
    await screen.findByText('Profile updated');
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([[PUT, { getsDigest: false }]]);
    expect(choice().checked).toBe(false);
  });

  it('stays as it was where the change does not arrive, which is said', async () => {
    const { user } = opened({ status: 503, body: { message: 'Not now.' } });
    await user.click(choice());
    await screen.findByText('Not now.');
    expect(choice().checked).toBe(true);
  });

  it('leads to the login when the session has ended', async () => {
    const { user, left } = opened({ status: 401, body: { message: 'Unauthorized' } });
    await user.click(choice());
    await waitFor(() => expect(left).toHaveLength(1));
  });
});
