/** @jest-environment @happy-dom/jest-environment */
import { render } from '@testing-library/react';
import { ConfigContext, KEYLESS } from '../client-config.ts';
import { LocationPicture } from './location-picture.tsx';

const PLACE = { id: 'dogo', name: 'Dōgo Onsen', categoryId: 20, photos: [], latitude: 33.85, longitude: 132.79 };

const sourcesOf = (location: Parameters<typeof LocationPicture>[0]['location']): readonly string[] =>
  [...render(<LocationPicture location={location} />).container.querySelectorAll('img')].map(
    ({ src, loading }) => `${new URL(src, 'http://here').pathname.split('/')[1]} ${loading}`,
  );

describe('the picture of a place', () => {
  it('is the drawing of its kind upon the map of what is around it, when it has no photo', () => {
    expect(sourcesOf(PLACE)).toEqual(['map-picture lazy', 'illustrations lazy']);
  });

  it('has the streets around it closer, where there are some, and says whose data they are', () => {
    const bounds = [{ west: 132, south: 33, east: 133, north: 34 }];
    const streets = { version: '0123456789ab', tiles: '/streets', bounds, minZoom: 6, maxZoom: 14 };
    const { container } = render(
      <ConfigContext value={{ ...KEYLESS, streets }}>
        <LocationPicture location={PLACE} />
      </ConfigContext>,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /-0123456789ab\/33\.85,132\.79,13\/360x270\.svg$/,
    );
    expect(container.textContent).toBe('© OpenStreetMap');
  });

  it('is the drawing alone when nobody knows where the place is', () => {
    expect(sourcesOf({ ...PLACE, latitude: null, longitude: null })).toEqual(['illustrations lazy']);
    const { latitude: _, longitude: __, ...elsewhere } = PLACE;
    expect(sourcesOf(elsewhere)).toEqual(['illustrations lazy']);
  });

  it('is its photo when it has one', () => {
    const photos = [{ url: '/media/a.webp', caption: null, isPrimary: true }];
    expect(sourcesOf({ ...PLACE, photos })).toEqual(['media lazy']);
  });
});
