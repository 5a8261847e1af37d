/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Language } from '@wellspring/words/languages';
import { SHOWN_PARTS } from '@wellspring/words/load';
import { OwnReviewsDocument, type OwnReviewsQuery } from '../../generated/place-operations.ts';
import { grantedWish } from '../../shared/session/wish.ts';
import { loadWords } from '../../shared/words/loaded-words.ts';
import { LanguageContext } from '../../shared/words/words.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyReviews } from './my-reviews.tsx';

type Review = OwnReviewsQuery['myReviews']['reviews'][number];

const POOL = {
  __typename: 'Location',
  id: 'p1',
  name: 'Blue Lagoon',
  city: 'Grindavík',
  state: null,
  country: 'Iceland',
  countryCode: 'IS',
} as const;
const review = (id: string, location: Review['location']): Review => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: `Title ${id}`,
  content: 'Warm and clean.',
  updatedAt: '2026-11-21T10:00:00.000Z',
  location,
});

const opened = (reviews: readonly Review[], language: Language = 'en') =>
  renderScreen(
    <LanguageContext value={language}>
      <MyReviews />
    </LanguageContext>,
    {
      session: 'member',
      graph: [answers(OwnReviewsDocument, { myReviews: { __typename: 'ReviewPage', total: reviews.length, reviews } })],
    },
  );

describe("a member's reviews", () => {
  it('stand with their places, and lead to the form that edits them', async () => {
    const { user } = opened([review('r1', POOL)]);
    const link = await screen.findByRole('link', { name: 'Blue Lagoon' });
    expect(link.getAttribute('href')).toBe('/location/p1');
    screen.getByRole('heading', { name: 'Title r1' });
    await user.click(screen.getByRole('link', { name: 'Edit the review of Blue Lagoon' }));
    expect(grantedWish('/location/p1')).toMatchObject({ act: 'review', subject: 'p1' });
  });

  it('name its country in the words of their reader', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    await loadWords('de', SHOWN_PARTS);
    opened([review('r1', POOL)], 'de');
    await screen.findByText('Grindavík, Island');
  });

  it('stand without a place that is gone', async () => {
    opened([review('r1', POOL), review('r2', null)]);
    await screen.findByText('A place that is not there any more');
    expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1);
  });

  it('show where to write one when there are none', async () => {
    opened([]);
    await screen.findByText('No reviews yet');
  });
});
