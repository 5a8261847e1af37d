/** @jest-environment @happy-dom/jest-environment */
import { NO_VALUES, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import type { Shown, ValueRow } from '@wellspring/place-schema/row';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationCard } from '../card/location-card.tsx';
import { LocationDetailsCard } from './location-details-card.tsx';
import { PlaceAnswers } from './place-answers.tsx';

type Place = typeof DOGO;

const PARTS: Readonly<Record<Shown, (location: Place) => ReactNode>> = {
  card: (location) => <LocationCard location={location} />,
  facts: (location) => <PlaceAnswers location={location} />,
  details: (location) => <LocationDetailsCard location={location} category="Hot Springs & Spas" />,
};
const SHOWN = ['card', 'facts', 'details'] as const;

const valueOf = (row: ValueRow): string | number | readonly string[] => {
  if (row.kind === 'text') return 'Zephyr';
  if (row.kind === 'number') return row.max;
  return row.kind === 'set' ? [row.choices[0]] : row.choices[0];
};

const wordsOf = (part: Shown, fields: object): string | null => {
  cleanup();
  renderScreen(PARTS[part]({ ...DOGO, ...NO_VALUES, name: 'Dōgo Onsen', ...fields }));
  return document.body.textContent;
};

describe('C154: a field with its own look', () => {
  it.each(SHOWN)('is shown where the table says: %s', (part) => {
    const without = wordsOf(part, {});
    const missing = VALUE_FIELDS.flatMap(([field, row]) =>
      row.shown.includes(part) && wordsOf(part, { [field]: valueOf(row) }) === without ? [field] : [],
    );
    expect(missing).toEqual([]);
  });
});
