/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DOGO } from '../../../testing/example-location.ts';
import { LocationCard } from './location-card.tsx';

const shown = (fields: Partial<typeof DOGO>, showsStatus = false): void =>
  void renderScreen(<LocationCard location={{ ...DOGO, ...fields }} showsStatus={showsStatus} />);

/** Each fact, as it is read aloud. */
const facts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the card of a place', () => {
  it('says what it is called, where it is and what it is, and leads to its page', () => {
    shown({});
    expect(screen.getByRole('link', { name: 'Dōgo Onsen' }).getAttribute('href')).toBe('/location/dogo');
    screen.getByText('Matsuyama, Japan');
    screen.getByText('Hot Springs & Spas');
    screen.getByText('A bath house of three floors.');
    screen.getByText('108 °F');
  });

  it('says its price, best time and access where they are known', () => {
    shown({ priceRange: 'moderate', avgCost: 12, bestTimeToVisit: 'In winter', accessibility: 'wheelchair' });
    expect(facts()).toEqual([
      expect.stringMatching(/^Price: Moderate · .*12/),
      'Best time to visit: In winter',
      expect.stringMatching(/wheelchair/i),
    ]);
  });

  it('says the price that is known, be it a range or a cost alone', () => {
    shown({ priceRange: 'free' });
    expect(facts()).toEqual(['Price: Free']);
  });

  it('has no list of facts where none is known', () => {
    shown({});
    expect(facts()).toEqual([]);
  });

  it('shows the distance when the search has a point', () => {
    shown({ distanceKm: 3.2 });
    screen.getByText('2 mi away');
  });

  it('says its rating, and of how many reviews', () => {
    shown({ averageRating: 4.5, reviewCount: 12 });
    screen.getByText(/4\.5/);
    screen.getByText(/12/);
  });

  it('says whether it is published where its owner looks, and that its owner is known where all do', () => {
    shown({ isVerified: false }, true);
    screen.getByText('Pending');
  });

  it('shows that its owner is verified', () => {
    shown({ isClaimed: true });
    screen.getByText(/Owner/);
  });
});
