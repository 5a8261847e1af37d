/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeleteReview, DeleteReviewPhoto } from './delete-review.tsx';

const REVIEW = 'DELETE /api/reviews/r1';
const PHOTO = 'DELETE /api/reviews/r1/photos/f1';

const opened = async (part: ReactNode, reply: ApiReply = { status: 204 }) => {
  const shown = renderScreen(part, { session: 'member', api: { [REVIEW]: reply, [PHOTO]: reply } });
  await shown.user.click(screen.getByRole('button', { name: /^Delete/ }));
  return shown;
};

const confirm = async (user: Awaited<ReturnType<typeof opened>>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Delete' }));

describe('the dialog that deletes a review', () => {
  it('deletes it after asking', async () => {
    const { user, api } = await opened(<DeleteReview reviewId="r1" title="Calm water" />);
    expect(api.calls).toEqual([]);
    await confirm(user, 'Delete this review?');
    await screen.findByText('Review deleted');
    expect(api.calls.map(({ route }) => route)).toEqual([REVIEW]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('deletes one photo of it alone', async () => {
    const { user, api } = await opened(<DeleteReviewPhoto reviewId="r1" title="Calm water" photoId="f1" number={1} />);
    await confirm(user, 'Delete this photo?');
    await screen.findByText('Photo deleted');
    expect(api.calls.map(({ route }) => route)).toEqual([PHOTO]);
  });

  it('says why it is still there', async () => {
    const { user } = await opened(<DeleteReview reviewId="r1" title="Calm water" />, {
      status: 503,
      body: { message: 'Reviews are away for a moment' },
    });
    await confirm(user, 'Delete this review?');
    await screen.findByText('Reviews are away for a moment');
  });

  it('leads to the login when the session has ended', async () => {
    const { user, left } = await opened(<DeleteReview reviewId="r1" title="Calm water" />, {
      status: 401,
      body: { message: 'Unauthorized' },
    });
    await confirm(user, 'Delete this review?');
    await waitFor(() => expect(left).toHaveLength(1));
  });
});
