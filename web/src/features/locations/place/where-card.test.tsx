/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigContext, KEYLESS } from '../../../shared/client-config.ts';
import type { LocationMapProps } from '../../../shared/map-slot.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { WhereCard } from './where-card.tsx';

const DrawnMap = ({ name, latitude, longitude, zoom, temperature, onSettled }: LocationMapProps) => (
  <div data-map="still">
    <p>{`Map of ${name}: ${latitude}, ${longitude}, ${zoom}, ${temperature}`}</p>
    <button type="button" onClick={() => onSettled(true)}>
      Zoom in
    </button>
  </div>
);

const shown = (fields: Partial<typeof DOGO> = {}): void =>
  void renderScreen(<WhereCard location={{ ...DOGO, ...fields }} LocationMap={DrawnMap} MapPlaces={() => null} />);

const mapAsIs = /^Map of Dōgo Onsen: 33.85, 132.79, 10, 42 °C/;

describe('the card that says where a place is', () => {
  it('says its point, and shows a picture of the map with its pin', () => {
    shown();
    const card = screen.getByRole('region', { name: 'Where it is: 33.85000, 132.79000' });
    screen.getByRole('img', { name: 'Dōgo Onsen' });
    expect(card.querySelector('picture img')?.getAttribute('src')).toMatch(
      /^\/map-picture\/[\w-]+\/33\.85,132\.79,10\/400x300\.svg$/,
    );
    expect(screen.queryByText(mapAsIs)).toBeNull();
  });

  it('shows the streets around it closer, where there are some, and says whose data they are', () => {
    const bounds = [{ west: 132, south: 33, east: 133, north: 34 }];
    const streets = { version: '0123456789ab', tiles: '/streets', bounds, minZoom: 6, maxZoom: 14 };
    renderScreen(
      <ConfigContext value={{ ...KEYLESS, streets }}>
        <WhereCard location={DOGO} LocationMap={DrawnMap} MapPlaces={() => null} />
      </ConfigContext>,
    );
    expect(screen.getByRole('region').querySelector('picture img')?.getAttribute('src')).toMatch(
      /^\/map-picture\/[0-9a-f]{12}-[0-9a-f]{12}-0123456789ab\/33\.85,132\.79,14\/400x300\.svg$/,
    );
    expect(screen.getByRole('link', { name: '© OpenStreetMap' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
  });

  it('fetches the map when it is pressed, and gives it the focus of the button', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    await screen.findByText(mapAsIs);
    screen.getByRole('button', { name: 'Show the map' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Zoom in');
    // What is under the map now is not read twice.
    expect(screen.queryByRole('img', { name: 'Dōgo Onsen' })).toBeNull();
  });

  it('fetches the map when a mouse stays on it, not when a finger scrolls over it', async () => {
    shown();
    const frame = screen.getByRole('button', { name: 'Show the map' });
    fireEvent.pointerOver(frame, { pointerType: 'touch' });
    expect(screen.queryByText(mapAsIs)).toBeNull();
    fireEvent.pointerOver(frame, { pointerType: 'mouse' });
    await screen.findByText(mapAsIs);
  });

  it.each([
    ['Matsuyama', 'This point is approximate: it may be the middle of Matsuyama. The exact place is not known.'],
    [null, 'This point is approximate: it may be the middle of the town. The exact place is not known.'],
  ])('says that an approximate point may be that of the town: %s', (city, words) => {
    shown({ coordinatesAre: 'approximate', city });
    screen.getByText(words);
  });

  it('is not there where no point is known', () => {
    shown({ latitude: null });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
