/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { PHOTOS_ANCHOR } from '../../shared/photos/photos-anchor.ts';
import { grantWish } from '../../shared/session/wish.ts';
import { DOGO } from '../../testing/example-location.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WriteReview } from './write-review.tsx';

const NO_REVIEWS = { __typename: 'ReviewPage', total: 0, reviews: [] } as const;

const opened = (session: 'visitor' | 'member', reviews: typeof NO_REVIEWS | null = NO_REVIEWS) =>
  renderScreen(<WriteReview location={{ ...DOGO, reviews, myReview: null }} />, { session, path: '/location/dogo' });

const section = () => screen.queryByRole('region', { name: 'Write a Review' });

describe('where a review of a place is written', () => {
  it('has the form for a member', async () => {
    opened('member');
    await screen.findByRole('button', { name: 'Submit Review' });
    expect(section()).not.toBeNull();
    const photos = document.getElementById(PHOTOS_ANCHOR);
    expect(photos?.contains(screen.getByRole('button', { name: 'Add photos' }))).toBe(true);
  });

  it('leads a visitor to the page that signs in, who is then back at the form', async () => {
    const { user, left } = opened('visitor');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write a Review' }));
    await waitFor(() => expect(left).toHaveLength(1));
    grantWish('/location/dogo');
    opened('member');
    const [, member] = screen.getAllByRole('region', { name: 'Write a Review' });
    await waitFor(() => expect(document.activeElement).toBe(member));
  });

  it('is not there while reviews cannot be had', () => {
    opened('member', null);
    expect(section()).toBeNull();
  });
});
