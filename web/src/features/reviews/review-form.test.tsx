/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReviewForm } from './review-form.tsx';

const POST = 'POST /api/locations/p1/reviews';

const opened = (reply: ApiReply | (() => Promise<ApiReply>), review: ReviewItemFragment | null = null) => {
  const page = { sent: 0 };
  const shown = renderScreen(<ReviewForm locationId="p1" review={review} onSent={() => (page.sent += 1)} />, {
    session: 'member',
    api: { [POST]: reply, 'PUT /api/reviews/r1': reply },
  });
  return { ...shown, page };
};

type User = ReturnType<typeof opened>['user'];

const fill = async (user: User): Promise<void> => {
  await user.click(screen.getByRole('radio', { name: /4/ }));
  await user.type(screen.getByLabelText('Title'), 'Quiet');
  await user.type(screen.getByLabelText('Your review'), 'Warm and clean.');
};

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Submit Review' }));

describe('the form of a review', () => {
  it('says at each field what is missing, with the focus at the first, and sends nothing', async () => {
    const { user, api } = opened({ status: 201, body: {} });
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Your review').getAttribute('aria-invalid')).toBe('true');
    const [errorId = ''] = screen.getByLabelText('Title').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(errorId)?.textContent).not.toBe('');
    expect(document.activeElement?.getAttribute('name')).toBe('rating');
    expect(api.calls).toEqual([]);
  });

  it('sends stars, title and words once, though it is pressed twice, and confirms it', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiReply>();
    const { user, api, page } = opened(() => promise);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Submit Review' }));
    const busy = await screen.findByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    resolve({ status: 201, body: {} });
    await screen.findByText('Review submitted');
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([
      [POST, { rating: ['4'], title: ['Quiet'], content: ['Warm and clean.'] }],
    ]);
    await waitFor(() => expect(page.sent).toBe(1));
  });

  it('keeps what was typed when the server refuses, and puts its words at the field', async () => {
    const { user, page } = opened({
      status: 400,
      body: { message: 'Please write in your own words', field: 'content' },
    });
    await fill(user);
    await send(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your review')));
    expect(screen.getByLabelText('Your review').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Please write in your own words')).not.toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Quiet');
    expect(page.sent).toBe(0);
  });

  it('says a failure that is about no field, and can be sent again with the same key', async () => {
    const { user, api } = opened({ status: 503, body: { message: 'Reviews are away for a moment' } });
    await fill(user);
    await send(user);
    await screen.findByText('Reviews are away for a moment');
    await send(user);
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls[0]?.idempotencyKey).toBe(api.calls[1]?.idempotencyKey);
  });

  it('of a review that stands begins with it, and changes it', async () => {
    const { user, api } = opened(
      { status: 200, body: {} },
      {
        __typename: 'Review',
        id: 'r1',
        rating: 3,
        title: 'Fine',
        content: 'Warm and clean.',
        revision: 7,
        photos: [],
        author: {
          __typename: 'User',
          id: 'a1',
          displayName: 'ann',
          firstName: 'ann',
          username: null,
          profileImageUrl: null,
        },
        createdAt: '2026-11-21T10:00:00.000Z',
        updatedAt: '2026-11-21T10:00:00.000Z',
      },
    );
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Better');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Review updated');
    expect(api.calls.map(({ route, body }) => [route, body])).toEqual([
      ['PUT /api/reviews/r1', { rating: ['3'], title: ['Better'], content: ['Warm and clean.'], revision: ['7'] }],
    ]);
  });
});
