/** @jest-environment @happy-dom/jest-environment */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { homeHref } from './address-state.ts';
import { NothingNear } from './nothing-near.tsx';

afterEach(cleanup);

const nearest = { __typename: 'Location', id: 'abc', name: 'Kaimana Physiotherapy', distanceKm: 7510 } as const;
const show = (words: string) =>
  render(
    <MemoryRouter>
      <NothingNear
        around={{ label: 'Wellington, New Zealand' }}
        nearest={nearest}
        words={words}
        everywhereHref={(search) => homeHref({ search })}
      />
    </MemoryRouter>,
  );

describe('a town near which nothing is', () => {
  it('is said, with the nearest place, how far that is and a link to it', () => {
    const { container } = show('physiotherapist');
    screen.getByRole('heading', { name: 'Nothing near Wellington, New Zealand' });
    expect(container.textContent).toMatch(/The nearest is Kaimana Physiotherapy, 4,666 mi away\./);
    expect(screen.getByRole('link', { name: nearest.name }).getAttribute('href')).toBe('/location/abc');
  });

  it('leads to what is elsewhere', () => {
    show('physiotherapist');
    const everywhere = screen.getByRole('link', { name: 'Search for “physiotherapist” everywhere' });
    expect(everywhere.getAttribute('href')).toBe('/home?search=physiotherapist');
    cleanup();
    show('');
    expect(screen.getByRole('link', { name: 'Browse all locations' }).getAttribute('href')).toBe('/home');
  });
});
