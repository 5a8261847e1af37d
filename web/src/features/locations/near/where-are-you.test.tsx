/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { mockPosition } from '../../../testing/position.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { homeHref } from '../address-state.ts';
import type { Near } from '../near.ts';
import { WhereAreYou } from './where-are-you.tsx';

const pressed = async (at: Parameters<typeof mockPosition>[0]) => {
  const getPosition = mockPosition(at);
  const found: Near[] = [];
  const { user } = renderScreen(
    <WhereAreYou words="spa" onNear={(near) => found.push(near)} everywhereHref={(search) => homeHref({ search })} />,
  );
  expect(getPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use My Location' }));
  expect(getPosition).toHaveBeenCalledTimes(1);
  return found;
};

describe('a search near the reader', () => {
  it('asks the browser at the press of a button alone, and goes there', async () => {
    const found = await pressed({ latitude: 64.14652, longitude: -21.94263 });
    await waitFor(() => expect(found).toEqual([{ label: null, latitude: 64.15, longitude: -21.94 }]));
  });

  it('says to type a town where the browser does not tell', async () => {
    const found = await pressed(null);
    await screen.findByText(/could not be found. Type a town/);
    const everywhere = screen.getByRole('link', { name: 'Search for “spa” everywhere' });
    expect(everywhere.getAttribute('href')).toBe('/home?search=spa');
    expect(found).toEqual([]);
  });
});
