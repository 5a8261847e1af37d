/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { graphClient } from '../../shared/graphql/client.ts';
import { grantedWish } from '../../shared/session/wish.ts';
import { MyReviews } from './my-reviews.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const POOL = {
  __typename: 'Location',
  id: 'p1',
  name: 'Blue Lagoon',
  city: 'Grindavík',
  state: null,
  country: 'Iceland',
  countryCode: 'IS',
};
const review = (id: string, location: typeof POOL | null) => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: `Title ${id}`,
  content: 'Warm and clean.',
  updatedAt: '2026-11-21T10:00:00.000Z',
  location,
});

const opened = (reviews: readonly object[]): void => {
  const client = graphClient(async () => ({
    data: { myReviews: { __typename: 'ReviewPage', total: reviews.length, reviews } },
  }));
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <MyReviews />
      </ApolloProvider>
    </MemoryRouter>,
  );
};

describe("a member's reviews", () => {
  it('stand with their places, and lead to the form that edits them', async () => {
    opened([review('r1', POOL)]);
    const link = await screen.findByRole('link', { name: 'Blue Lagoon' });
    expect(link.getAttribute('href')).toBe('/location/p1');
    screen.getByRole('heading', { name: 'Title r1' });
    fireEvent.click(screen.getByRole('link', { name: 'Edit the review of Blue Lagoon' }));
    expect(grantedWish('/location/p1')).toMatchObject({ act: 'review', subject: 'p1' });
  });

  it('name its country in the words of their reader', async () => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    opened([review('r1', POOL)]);
    await screen.findByText('Grindavík, Island');
    language.mockRestore();
  });

  it('stand without a place that is gone', async () => {
    opened([review('r1', POOL), review('r2', null)]);
    await screen.findByText('A place that is not there any more');
    expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1);
  });

  it('that are none say where to write one', async () => {
    opened([]);
    await screen.findByText('No reviews yet');
  });
});
