/** @jest-environment @happy-dom/jest-environment */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { homeHref } from './address-state.ts';
import type { Near } from './near.ts';
import { WhereAreYou } from './where-are-you.tsx';

afterEach(cleanup);

type Locate = Geolocation['getCurrentPosition'];
const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => ({}) };
const coords: GeolocationCoordinates = { latitude: 64.14652, longitude: -21.94263, accuracy: 20, ...unknown };
const position: GeolocationPosition = { coords, timestamp: 0, toJSON: () => ({}) };
const DENIED: GeolocationPositionError = {
  code: 1,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
};

const show = (answer: Locate) => {
  const asked: string[] = [];
  const found: Near[] = [];
  const getCurrentPosition: Locate = (...call) => {
    asked.push('position');
    answer(...call);
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  render(
    <MemoryRouter>
      <WhereAreYou words="spa" onNear={(near) => found.push(near)} everywhereHref={(search) => homeHref({ search })} />
    </MemoryRouter>,
  );
  return {
    asked,
    found,
    press: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use My Location' }))),
  };
};

describe('a search near the reader', () => {
  it('asks the browser at the press of a button alone, and goes there', async () => {
    const { asked, found, press } = show((onFound) => onFound(position));
    expect(asked).toEqual([]);
    await press();
    expect(asked).toEqual(['position']);
    expect(found).toEqual([{ label: null, latitude: 64.15, longitude: -21.94 }]);
  });

  it('says to type a town where the browser does not tell', async () => {
    const { press } = show((_, onFailure) => onFailure?.(DENIED));
    await press();
    await screen.findByText(/could not be found. Type a town/);
    expect(screen.getByRole('link', { name: 'Search for “spa” everywhere' }).getAttribute('href')).toBe(
      '/home?search=spa',
    );
  });
});
