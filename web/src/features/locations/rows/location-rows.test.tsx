/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { LocationRowsDocument, NearRowDocument, type RowLocationFragment } from '../../../generated/rows-operations.ts';
import { answers, unreachable } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { rememberNear } from '../near/last-near.ts';
import { LocationRows } from './location-rows.tsx';

const place = (name: string): RowLocationFragment => ({
  __typename: 'Location',
  id: name,
  name,
  city: 'Hakone',
  state: null,
  country: 'Japan',
  countryCode: 'JP',
  categoryId: 20,
  temperature: null,
  averageRating: 0,
  reviewCount: 0,
  openingHours: null,
  photos: [],
});

const ROWS = answers(LocationRowsDocument, {
  locationRows: [
    {
      __typename: 'LocationRow',
      reason: 'warmWater',
      month: null,
      locations: ['Tenzan', 'Yunessun', 'Kappa'].map(place),
    },
    {
      __typename: 'LocationRow',
      reason: 'openThisMonth',
      month: 'nov',
      locations: ['Lake', 'Park', 'Shrine'].map(place),
    },
    { __typename: 'LocationRow', reason: 'bestRated', month: null, locations: ['Inn', 'Spa', 'Temple'].map(place) },
  ],
});

const rowNames = () => screen.getAllByRole('region').map((row) => within(row).getByRole('heading').textContent);
const hrefOf = (row: string) => screen.getByRole('link', { name: `Show all: ${row}` }).getAttribute('href');

describe('rows of places', () => {
  it('are headed by their reason, and lead to all places with it', async () => {
    renderScreen(<LocationRows />, { graph: [ROWS] });
    await screen.findByRole('link', { name: 'Tenzan' });
    expect(rowNames()).toEqual(['Warm enough to bathe', 'Open in November', 'Loved by members']);
    expect(hrefOf('Warm enough to bathe')).toBe('/home?temperatureMin=36&temperatureMax=41');
    expect(hrefOf('Open in November')).toBe('/home?month=nov');
    expect(hrefOf('Loved by members')).toBe('/home?sort=rating&minRating=4');
  });

  it('end with what is near the last town of this browser, without places of other rows', async () => {
    rememberNear({ label: 'Hakone, Japan', latitude: 35.23, longitude: 139.1 });
    const near = answers(NearRowDocument, {
      locations: { __typename: 'LocationPage', locations: ['Tenzan', 'A', 'B', 'C'].map(place) },
    });
    renderScreen(<LocationRows />, { graph: [ROWS, near] });
    const row = await screen.findByRole('region', { name: 'Near Hakone, Japan' });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B', 'C'].map((name) => `${name}Hakone, Japan`));
    expect(hrefOf('Near Hakone, Japan')).toBe('/home?near=35.23,139.1&nearLabel=Hakone,+Japan');
  });

  it('forget a town, and remember neither an area nor a position', async () => {
    rememberNear({ label: 'Hakone, Japan', latitude: 35.23, longitude: 139.1 });
    rememberNear(null);
    rememberNear({ label: null, latitude: 35.23, longitude: 139.1 });
    rememberNear({
      label: 'Japan',
      latitude: 36,
      longitude: 138,
      bounds: { west: 129, south: 31, east: 146, north: 45 },
    });
    renderScreen(<LocationRows />, { graph: [ROWS] });
    await screen.findByRole('link', { name: 'Tenzan' });
    expect(rowNames()).toHaveLength(3);
  });

  it('are left out while they cannot be had', async () => {
    renderScreen(<LocationRows />, { graph: [unreachable(LocationRowsDocument)] });
    await waitFor(() => expect(document.querySelector('.pulse')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });
});
