/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeleteAccount } from './delete-account.tsx';

const DELETE = 'DELETE /api/user';

const opened = async (reply: ApiReply) => {
  const shown = renderScreen(<DeleteAccount email="ann@example.org" />, {
    session: 'member',
    api: { [DELETE]: reply },
  });
  await shown.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete your account for good?' });
  return shown;
};

const password = () => screen.getByLabelText<HTMLInputElement>('Your password');
const confirm = (user: Awaited<ReturnType<typeof opened>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Delete for good' }));

describe('the dialog that deletes an account', () => {
  it('sends the password, and leads to the receipt', async () => {
    const { user, api, left } = await opened({ status: 202, body: { receiptId: 'r1' } });
    await user.type(password(), 'quiet water 42');
    await confirm(user);
    await waitFor(() => expect(left).toEqual(['/deletions/r1']));
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([[DELETE, { password: 'quiet water 42' }]]);
  });

  it('asks for the password first', async () => {
    const { user, api } = await opened({ status: 202, body: { receiptId: 'r1' } });
    await confirm(user);
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(api.calls).toEqual([]);
  });

  it('says at the field that the password is wrong', async () => {
    const { user, left } = await opened({ status: 403, body: { message: 'The current password is not right' } });
    await user.type(password(), 'cold water');
    await confirm(user);
    await screen.findByText('The current password is not right');
    expect(document.activeElement).toBe(password());
    expect(left).toEqual([]);
  });

  it('keeps the account when it is closed, and forgets what was typed', async () => {
    const { user, api } = await opened({ status: 202, body: { receiptId: 'r1' } });
    await user.type(password(), 'quiet water 42');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(password().value).toBe('');
    expect(api.calls).toEqual([]);
  });
});
