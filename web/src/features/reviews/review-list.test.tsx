/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { ReviewsDocument, type ReviewItemFragment } from '../../generated/place-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { answers, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReviewList } from './review-list.tsx';

const TOTAL = 22;
const PAGE = 20;

const review = (number: number): ReviewItemFragment => ({
  __typename: 'Review',
  id: `r${number}`,
  revision: 1,
  rating: 4,
  title: `Visit ${number}`,
  content: 'Warm and clean.',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  photos: [],
  author: {
    __typename: 'User',
    id: `a${number}`,
    displayName: `Member ${number}`,
    firstName: `Member ${number}`,
    username: null,
    profileImageUrl: null,
  },
});

const page = (offset: number, total = TOTAL) => ({
  location: {
    __typename: 'Location' as const,
    id: 'dogo',
    reviews: {
      __typename: 'ReviewPage' as const,
      total,
      reviews: Array.from({ length: Math.min(PAGE, total - offset) }, (_, at) => review(offset + at + 1)),
    },
  },
});
const PAGES = answers(ReviewsDocument, ({ offset }) => page(Number(offset)));

/** The page of a place, which shows what the cache knows. */
const Page = () => {
  const { data } = useFreshQuery(ReviewsDocument, { id: 'dogo', offset: 0 });
  return data?.location ? <ReviewList location={data.location} /> : null;
};

const opened = (mock: GraphMock = PAGES) => renderScreen(<Page />, { graph: [mock] });
const shown = () => screen.queryAllByRole('article').length;
const more = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Show more' });

describe('the reviews of a place', () => {
  it('are shown twenty at a time, and all of them after a press of the button', async () => {
    const { user, graph } = opened();
    const button = await more();
    expect(shown()).toBe(PAGE);
    await user.click(button);
    await screen.findByRole('article', { name: 'Visit 22' });
    expect(shown()).toBe(TOTAL);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(graph.sent(ReviewsDocument).map(({ offset }) => offset)).toEqual([0, PAGE]);
  });

  it('stay as they are when no more can be had, which is said', async () => {
    const { user } = opened(
      answers(ReviewsDocument, ({ offset }) =>
        offset === 0 ? page(0) : Promise.reject(new TypeError('Failed to fetch')),
      ),
    );
    await user.click(await more());
    await screen.findByText('Error');
    expect(shown()).toBe(PAGE);
    await waitFor(async () => expect((await more()).disabled).toBe(false));
  });

  it('show who may be the first when there are none', async () => {
    opened(answers(ReviewsDocument, page(0, 0)));
    await screen.findByText('No reviews yet. Be the first to review this location!');
  });
});
