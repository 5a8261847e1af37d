/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationDetailsCard } from './location-details-card.tsx';

const rows = (fields: Partial<typeof DOGO> = {}): Readonly<Record<string, string>> => {
  renderScreen(<LocationDetailsCard location={{ ...DOGO, ...fields }} category="Hot Springs & Spas" />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(screen.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at] ?? '']));
};

describe('the details of a place', () => {
  it('show every value that is present, each in its words', () => {
    expect(rows({ averageRating: 4.5, reviewCount: 12, priceRange: 'moderate', hours: '6 to 23' })).toMatchObject({
      Category: 'Hot Springs & Spas',
      'Average Rating': '4.5',
      'Total Reviews': '12',
      Verified: 'Yes',
      Hours: '6 to 23',
      'Price range': 'Moderate',
    });
  });

  it('leave out missing values', () => {
    const shown = rows({ isVerified: false, temperature: null });
    expect(shown).toMatchObject({ Verified: 'Pending', 'Average Rating': 'No reviews yet' });
    expect(Object.keys(shown)).toEqual(['Category', 'Average Rating', 'Total Reviews', 'Verified', 'Updated']);
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN/);
  });

  it('show of when the source of an imported place is, instead of the day of its import', () => {
    const source = { source: 'NOAA NCEI Thermal Springs List (1980)', sourceName: 'NOAA', asOf: '1980' };
    const imported = rows({ ...source, createdAt: DOGO.updatedAt });
    expect(imported).toMatchObject({ 'Date of the source': 'As of 1980, NOAA' });
    expect(Object.keys(imported)).not.toContain('Updated');
  });

  it.each([
    [null, 'Listed by NOAA, confirmed by nobody here yet'],
    [{ by: 'member', at: '2026-01-02T00:00:00.000Z' }, 'Confirmed by a member, January 2, 2026'],
    [{ by: 'owner', at: '2026-01-02T00:00:00.000Z' }, 'Confirmed by the owner, January 2, 2026'],
    [{ by: 'staff', at: null }, 'Confirmed by our staff'],
  ] as const)('say under "Verified" who confirmed it: %j', (confirmation, expected) => {
    const said = confirmation && { __typename: 'Confirmation' as const, ...confirmation };
    const source = { source: 'NOAA NCEI Thermal Springs List', sourceName: 'NOAA' };
    expect(rows({ ...source, confirmation: said })).toMatchObject({ Verified: 'Yes' });
    expect(screen.getByText(expected)).toBeTruthy();
  });

  it('have codes of archives among the sources', () => {
    expect(rows({ archiveDetails: 'USGS quadrangle: SITKA (A-3) 15.' })).toMatchObject({
      'In archives': 'USGS quadrangle: SITKA (A-3) 15.',
    });
  });

  it('show the day on which an imported place was changed here', () => {
    expect(rows({ source: 'NOAA', asOf: '1980' })).toMatchObject({ Updated: 'January 2, 2026' });
  });

  it('show facts that somebody entered, with how they were found, and those that were read only as their text', () => {
    const origin = { source: 'City of Matsuyama', date: '2026-05', readFrom: null } as const;
    const shown = rows({
      temperature: '42 °C',
      waterTemperature: { __typename: 'WaterTemperatureFact', minC: 42, maxC: 42, at: null, ...origin, basis: 'read' },
      price: {
        __typename: 'PriceFact',
        kind: 'paid',
        amount: 700,
        currency: 'JPY',
        per: 'visit',
        ...origin,
        basis: 'told',
      },
      amenities: { __typename: 'AmenitiesFact', has: ['towels'], lacks: ['food'], ...origin, basis: 'measured' },
    });
    expect(shown['Price']).toBe('¥700 / VisitMay 2026 · City of Matsuyama');
    expect(shown['Amenities']).toBe('There is: Towels; There is no: FoodMeasured · May 2026 · City of Matsuyama');
    expect(Object.keys(shown)).not.toContain('Water temperature');
  });
});
