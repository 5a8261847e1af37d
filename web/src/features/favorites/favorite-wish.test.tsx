/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { grantedWish, grantWish, rememberWish } from '../../shared/session/wish.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FavoriteWish } from './favorite-wish.tsx';
import { FavoriteButton } from './heart-button.tsx';

const PAGE = '/location/p1';
const SAVED = answers(SetFavoriteDocument, { favorite: { __typename: 'Location', id: 'p1', isFavorite: true } });

/** A part of the page of a place. */
const opened = (part: ReactNode) => renderScreen(part, { path: PAGE, graph: [SAVED] });

describe("a visitor's heart", () => {
  it('asks to sign in, with a link that comes back, and is remembered', async () => {
    const { user, graph } = opened(<FavoriteButton locationId="p1" isFavorite={null} />);
    await user.click(screen.getByRole('button', { name: 'Add to Favorites' }));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/auth?mode=login&next=%2Flocation%2Fp1');
    expect(graph.sent(SetFavoriteDocument)).toEqual([]);
    grantWish(PAGE);
    expect(grantedWish(PAGE)).toMatchObject({ act: 'favorite', subject: 'p1' });
  });

  it('is set once they are back as a member: set, and not toggled', async () => {
    rememberWish({ act: 'favorite', subject: 'p1' }, PAGE);
    grantWish(PAGE);
    const { graph } = opened(<FavoriteWish />);
    await screen.findByText('Saved to your favorites');
    expect(graph.sent(SetFavoriteDocument)).toEqual([{ locationId: 'p1', isFavorite: true }]);
    await waitFor(() => expect(grantedWish(PAGE)).toBeNull());
  });

  it('without a sign-in is not carried out', async () => {
    rememberWish({ act: 'favorite', subject: 'p1' }, PAGE);
    expect(opened(<FavoriteWish />).graph.sent(SetFavoriteDocument)).toEqual([]);
  });
});
