/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { homeHref } from '../address-state.ts';
import { NothingNear } from './nothing-near.tsx';

const nearest = { __typename: 'Location', id: 'abc', name: 'Kaimana Physiotherapy', distanceKm: 7510 } as const;
const show = (words: string) =>
  renderScreen(
    <NothingNear
      around={{ label: 'Wellington, New Zealand' }}
      nearest={nearest}
      words={words}
      everywhereHref={(search) => homeHref({ search })}
    />,
  );

describe('a town near which nothing is', () => {
  it('is said, with the nearest place, how far that is and a link to it', () => {
    show('physiotherapist');
    screen.getByRole('heading', { name: 'Nothing near Wellington, New Zealand' });
    expect(document.body.textContent).toMatch(/The nearest is Kaimana Physiotherapy, 4,666 mi away\./);
    expect(screen.getByRole('link', { name: nearest.name }).getAttribute('href')).toBe('/location/abc');
  });

  it.each([
    ['physiotherapist', 'Search for “physiotherapist” everywhere', '/home?search=physiotherapist'],
    ['', 'Browse all locations', '/home'],
  ])('leads to what is elsewhere: %p', (words, name, href) => {
    show(words);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });
});
