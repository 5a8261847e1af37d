/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { answers, refuses, unreachable, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FavoriteButton, PictureHeart } from './heart-button.tsx';

const saved = (isFavorite: boolean): GraphMock =>
  answers(SetFavoriteDocument, { favorite: { __typename: 'Location', id: 'p1', isFavorite } });

const opened = (isFavorite: boolean, mock: GraphMock) =>
  renderScreen(<FavoriteButton locationId="p1" isFavorite={isFavorite} />, { session: 'member', graph: [mock] });

const heart = () => screen.getByRole('button');

describe("a member's heart", () => {
  it('saves a place that is no favorite, and shows it at once', async () => {
    const { user, graph } = opened(false, saved(true));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Add to Favorites' }));
    await screen.findByRole('button', { name: 'Favorited', pressed: true });
    await waitFor(() => expect(graph.sent(SetFavoriteDocument)).toEqual([{ locationId: 'p1', isFavorite: true }]));
  });

  it('takes a favorite off', async () => {
    const { user, graph } = opened(true, saved(false));
    await user.click(screen.getByRole('button', { name: 'Favorited', pressed: true }));
    await waitFor(() => expect(graph.sent(SetFavoriteDocument)).toEqual([{ locationId: 'p1', isFavorite: false }]));
  });

  it('keeps the focus, and works by keyboard', async () => {
    const { user, graph } = opened(false, saved(true));
    await user.tab();
    await user.keyboard('[Space]');
    await waitFor(() => expect(graph.sent(SetFavoriteDocument)).toHaveLength(1));
    expect(document.activeElement).toBe(heart());
  });

  it.each([
    ['that the server refuses', refuses(SetFavoriteDocument, 'The place is gone')],
    ['that nobody answers', unreachable(SetFavoriteDocument)],
  ])('is taken back in words after a press %s', async (_, mock) => {
    const { user } = opened(false, mock);
    await user.click(heart());
    await screen.findByText(/^Failed to update favorite status/);
    await screen.findByRole('button', { name: 'Add to Favorites', pressed: false });
  });

  it('leads to the login when the session has ended', async () => {
    const { user, left } = opened(false, refuses(SetFavoriteDocument, 'Unauthorized', { code: 'UNAUTHENTICATED' }));
    await user.click(heart());
    await screen.findByText('You are logged out. Logging in again...');
    await waitFor(() => expect(left).toEqual(['/api/login?next=%2F']));
  });

  it('on a picture is out of the way of keyboard and screen reader, and saves as well', async () => {
    const { user, graph } = renderScreen(<PictureHeart locationId="p1" isFavorite={false} />, {
      session: 'member',
      graph: [saved(true)],
    });
    const [button] = screen.getAllByRole('button', { hidden: true });
    expect(screen.queryByRole('button')).toBeNull();
    if (button) await user.click(button);
    await waitFor(() => expect(graph.sent(SetFavoriteDocument)).toEqual([{ locationId: 'p1', isFavorite: true }]));
  });
});
