/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { graphClient } from '../../shared/graphql/client.ts';
import { SessionProvider } from '../../shared/session/session.tsx';
import { grantedWish, grantWish, rememberWish } from '../../shared/session/wish.ts';
import { Toasts } from '../../shared/ui/toasts.tsx';
import { FavoriteWish } from './favorite-wish.tsx';
import { FavoriteButton } from './heart-button.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const PAGE = '/location/p1';

/** A part of the page of a place, and the variables of what the graph is asked. */
const opened = (part: React.ReactNode) => {
  const asked: unknown[] = [];
  const client = graphClient(async ({ variables }) => {
    asked.push(variables);
    return { data: { favorite: { __typename: 'Location', id: 'p1', isFavorite: true } } };
  });
  render(
    <MemoryRouter initialEntries={[PAGE]}>
      <ApolloProvider client={client}>
        <Toasts>
          <SessionProvider isMember={false}>{part}</SessionProvider>
        </Toasts>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return asked;
};

describe("a visitor's heart", () => {
  it('asks to sign in, with a link that comes back, and is remembered', async () => {
    const asked = opened(<FavoriteButton locationId="p1" isFavorite={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/auth?mode=login&next=%2Flocation%2Fp1');
    expect(asked).toEqual([]);
    grantWish(PAGE);
    expect(grantedWish(PAGE)).toMatchObject({ act: 'favorite', subject: 'p1' });
  });

  it('is set once they are back as a member: set, and not toggled', async () => {
    rememberWish({ act: 'favorite', subject: 'p1' }, PAGE);
    grantWish(PAGE);
    const asked = opened(<FavoriteWish />);
    await screen.findByText('Saved to your favorites');
    expect(asked).toEqual([{ locationId: 'p1', isFavorite: true }]);
    await waitFor(() => expect(grantedWish(PAGE)).toBeNull());
  });

  it('that nobody signed in for is left alone', async () => {
    rememberWish({ act: 'favorite', subject: 'p1' }, PAGE);
    expect(opened(<FavoriteWish />)).toEqual([]);
  });
});
