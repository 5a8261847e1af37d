/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { ProfileForm } from './profile-form.tsx';

const opened = (reply: ApiReply) =>
  renderScreen(<ProfileForm viewer={MEMBER} path="/api/profile" />, {
    session: 'member',
    api: { 'PUT /api/profile': reply },
  });
const save = (user: ReturnType<typeof opened>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save profile' }));

describe('the form of a profile', () => {
  it('begins with the names of the member, and sends what was changed', async () => {
    const { user, api } = opened({ status: 200, body: {} });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ }).value).toBe('ann');
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Ann');
    await save(user);
    await screen.findByText('Profile updated');
    expect(api.calls.map(({ body }) => body)).toEqual([{ firstName: 'Ann', lastName: '', username: 'ann' }]);
  });

  it('refuses a name that is too short, and sends nothing', async () => {
    const { user, api } = opened({ status: 200, body: {} });
    await user.clear(screen.getByRole('textbox', { name: /^Username/ }));
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'a');
    await save(user);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Username/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.calls).toEqual([]);
  });

  it('says that a name is taken at its field', async () => {
    const { user } = opened({ status: 409, body: { message: 'This username is taken', field: 'username' } });
    await save(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Username/ })));
    expect(screen.getAllByText('This username is taken')).not.toHaveLength(0);
  });

  it('says a failure of the server in its own words', async () => {
    const { user } = opened({ status: 500, body: { message: 'secret' } });
    await save(user);
    await screen.findByText(/^Failed to update profile/);
    expect(screen.queryByText('secret')).toBeNull();
  });
});
