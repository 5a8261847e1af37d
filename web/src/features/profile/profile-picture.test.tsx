/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { ProfilePicture } from './profile-picture.tsx';

const DELETE = 'DELETE /api/user/photo';

const opened = (profileImageUrl: string | null, reply: ApiReply = { status: 204 }) =>
  renderScreen(<ProfilePicture viewer={{ ...MEMBER, profileImageUrl }} />, {
    session: 'member',
    api: { [DELETE]: reply },
  });

const picture = () => screen.queryByRole('img', { name: 'Your picture' });

describe('the picture of a member', () => {
  it('is removed at once, with the focus where another can be chosen', async () => {
    const { user, api } = opened('/media/profiles/a1.webp');
    expect(picture()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Your picture is removed.');
    expect(api.calls.map(({ route }) => route)).toEqual([DELETE]);
    expect(picture()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a picture' }));
  });

  it('is shown again when the server refuses, which is said', async () => {
    const { user } = opened('/media/profiles/a1.webp', { status: 503, body: { message: 'Photos are away' } });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Update failed');
    await screen.findByText('Photos are away');
    expect(picture()).not.toBeNull();
  });

  it('is no document, which is said before anything is sent', async () => {
    const { api } = opened(null);
    const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
    await screen.findByText('Invalid file type');
    await waitFor(() => expect(api.calls).toEqual([]));
  });
});
