/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { graphClient } from '../../shared/graphql/client.ts';
import { OwnLists } from './own-lists.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(cleanup);

describe('own lists', () => {
  it('without any have their headings in order', async () => {
    const client = graphClient(async () => ({ data: { tripLists: { __typename: 'TripLists', lists: [], total: 0 } } }));
    render(
      <MemoryRouter>
        <ApolloProvider client={client}>
          <OwnLists />
        </ApolloProvider>
      </MemoryRouter>,
    );
    await screen.findByRole('link', { name: 'Explore places' });
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
  });
});
