/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { MONTHS } from '@wellspring/place-schema/months';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { monthsText } from './month-dots.tsx';
import { PlaceAnswers } from './place-answers.tsx';
import { KindBadges, TownLine } from './place-head-facts.tsx';

type Place = typeof DOGO;

const origin = { basis: 'told', source: 'City of Matsuyama', date: '2026-05', readFrom: null } as const;
const water = (minC: number, maxC: number) => ({
  waterTemperature: { __typename: 'WaterTemperatureFact' as const, minC, maxC, at: null, ...origin },
});
const FACTS: Partial<Place> = {
  ...water(38, 42),
  price: { __typename: 'PriceFact', kind: 'free', amount: null, currency: null, per: null, ...origin },
  access: { __typename: 'AccessFact', permission: 'public', fee: null, walkMinutes: 15, road: 'gravel', ...origin },
  season: { __typename: 'SeasonFact', open: ['nov', 'dec', 'jan', 'feb', 'apr'], best: ['dec', 'jan'], ...origin },
};

const rowsOf = (fields: Partial<Place>): Readonly<Record<string, string>> => {
  renderScreen(<PlaceAnswers location={{ ...DOGO, temperature: null, ...fields }} />, {});
  const values = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.queryAllByRole('term').map(({ textContent }, at) => [textContent, values[at] ?? '']),
  );
};

describe('the answers of a place', () => {
  it('are its facts in words, and of when they are', () => {
    const rows = rowsOf({ ...FACTS, temperature: 'about 40 °C', bestTimeToVisit: 'Winter' });
    expect(rows).toMatchObject({
      'How warm': '100–108 °F · Hot',
      Price: 'Free',
      'Who may enter': 'Everybody · 15 minutes on foot · Road: Gravel',
    });
    expect(rows['When to come']).toContain('Best: December–January · Open: April, November–February');
    expect(screen.getByText('As of May 2026, City of Matsuyama')).toBeTruthy();
    expect(document.body.textContent).not.toContain('about 40 °C');
    expect(document.body.textContent).not.toContain('Winter');
  });

  it('say that a place is open all year where no month is better than another', () => {
    const season = { __typename: 'SeasonFact', open: [], best: [...MONTHS], ...origin } as const;
    expect(rowsOf({ season })['When to come']).toMatch(/^Open all year/);
  });

  it('name what there is, and what there is not', () => {
    const amenities = { __typename: 'AmenitiesFact', has: ['sauna', 'showers'], lacks: ['food'], ...origin } as const;
    expect(rowsOf({ amenities })).toMatchObject({ Amenities: 'There is: Sauna, Showers; There is no: Food' });
  });

  it('say of when the source is where nobody has entered a fact, by its short name', () => {
    const source = 'NOAA NCEI Thermal Springs List (1980)';
    rowsOf({ temperature: '97 °C', source, sourceName: 'NOAA', asOf: '1980' });
    expect(screen.getByText('As of 1980, NOAA')).toBeTruthy();
  });

  it('are its texts where a fact was only read from them', () => {
    const read = { ...water(97, 97).waterTemperature, basis: 'read' as const, source: null, date: null };
    const rows = rowsOf({ temperature: 'Up to 97 °C', waterTemperature: read });
    expect(rows).toEqual({ 'How warm': 'Up to 207 °F · Scalding' });
    expect(screen.queryByText(/As of/)).toBeNull();
  });

  it.each([
    [{}, 'Been here? Is it warm enough to bathe?'],
    [{ categoryId: 23 }, 'Been here? What does it cost?'],
    [{ temperature: '42 °C', priceRange: 'low' }, 'Been here? When is the best time to come?'],
    [{ temperature: '42 °C', priceRange: 'low', bestTimeToVisit: 'Spring' }, 'Been here? Who may enter?'],
  ])('ask what nobody knows: %j', (fields, question) => {
    rowsOf(fields);
    expect(screen.getByRole('link').textContent).toBe(question);
  });

  it('ask nothing of a place that waits for an admin', () => {
    rowsOf({ isVerified: false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('months in words', () => {
  it('are ranges, also over the end of the year', () => {
    expect(monthsText(['nov', 'dec', 'jan', 'feb'], 'en')).toBe('November–February');
    expect(monthsText(['mar', 'jun', 'jul'], 'en')).toBe('March, June–July');
  });
});

describe('the head of a place', () => {
  const TOWN = {
    __typename: 'TownNearby',
    name: 'Rexburg',
    region: 'Idaho',
    distanceKm: 41.2,
    direction: 'NE',
  } as const;
  const line = (isWithin: boolean, city: string | null) => {
    renderScreen(<TownLine location={{ ...DOGO, city, townNearby: { ...TOWN, isWithin } }} />);
    return document.body.textContent;
  };

  it('says where it is, seen from the nearest town', () => {
    expect(line(false, null)).toContain('NE of Rexburg, Idaho');
  });

  it('says that it lies in a town which its address does not name', () => {
    expect(line(true, null)).toContain('In Rexburg, Idaho');
  });

  it('does not repeat the town of its address', () => {
    expect(line(true, 'Rexburg')).not.toContain('Idaho');
  });

  it('names its kinds', () => {
    const kinds = { __typename: 'KindsFact' as const, are: ['hotSpring' as const], ...origin };
    renderScreen(<KindBadges location={{ ...DOGO, kinds }} />);
    expect(screen.getByText('Hot spring')).toBeTruthy();
  });
});
