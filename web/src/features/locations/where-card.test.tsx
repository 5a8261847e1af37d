/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { LocationMapProps } from '../../shared/map-slot.ts';
import { DOGO } from '../../testing/example-location.ts';
import { comesNear } from '../../testing/near-screen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WhereCard } from './where-card.tsx';

const SmallMap = ({ name, latitude, longitude, temperature }: LocationMapProps) => (
  <p>{`Map of ${name}: ${latitude}, ${longitude}, ${temperature}`}</p>
);

const shown = (fields: Partial<typeof DOGO> = {}): void =>
  void renderScreen(<WhereCard location={{ ...DOGO, ...fields }} LocationMap={SmallMap} />);

describe('the card that says where a place is', () => {
  it('says its point, and draws the map once it comes near the screen', async () => {
    const scroll = comesNear();
    shown();
    screen.getByRole('region', { name: 'Where it is: 33.85000, 132.79000' });
    expect(screen.queryByText(/^Map of/)).toBeNull();
    scroll();
    await screen.findByText('Map of Dōgo Onsen: 33.85, 132.79, 42 °C');
  });

  it.each([
    ['Matsuyama', 'This point is approximate: it may be the middle of Matsuyama. The exact place is not known.'],
    [null, 'This point is approximate: it may be the middle of the town. The exact place is not known.'],
  ])('says that an approximate point may be that of the town: %s', (city, words) => {
    comesNear();
    shown({ coordinatesAre: 'approximate', city });
    screen.getByText(words);
  });

  it('is not there where no point is known', () => {
    shown({ latitude: null });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
