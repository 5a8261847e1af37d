import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CategoriesDocument } from '../../../generated/operations.ts';
import {
  FacetsDocument,
  SuggestDocument,
  type FacetsQuery,
  type SuggestQuery,
} from '../../../generated/search-operations.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { answers, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

// The script of the list is transformed before the tests, however slow the machine is.
await import('./suggestion-popup.tsx');

const KYOTO = {
  __typename: 'GeocodeResult',
  label: 'Kyoto, Japan',
  latitude: 35.01,
  longitude: 135.77,
  bounds: null,
} as const;

/** What is suggested for any text, unless a test says otherwise. */
export const FOUND: SuggestQuery = { suggestLocations: [{ ...DOGO, id: 'k1', name: 'Kyoto Spa' }], geocode: [KYOTO] };

const kindCounts = (counts: Readonly<Record<string, number>>): FacetsQuery => ({
  locations: {
    __typename: 'LocationPage',
    total: 9,
    facets: [
      {
        __typename: 'FacetCounts',
        facet: 'kind',
        unknown: 0,
        values: Object.entries(counts).map(([value, count]) => ({ __typename: 'FacetValue', value, count })),
      },
    ],
  },
});

/** The search box on a page at a path, beside what it searched for. */
export const opened = (initial = '', suggest: GraphMock = answers(SuggestDocument, FOUND), path = '/') => {
  const searched: string[] = [];
  const shown = renderScreen(<SearchBox initial={initial} onSearch={(text) => searched.push(text)} />, {
    path,
    graph: [
      suggest,
      answers(CategoriesDocument, { categories: [] }),
      answers(FacetsDocument, kindCounts({ sauna: 3, hotSpring: 1200, spaHotel: 0 })),
    ],
  });
  return { ...shown, searched };
};

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search healing locations' });
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** What a screen reader says is chosen. */
export const chosen = () => {
  const [option] = screen.queryAllByRole('option', { selected: true });
  expect(box().getAttribute('aria-activedescendant')).toBe(option?.id ?? null);
  return option?.textContent ?? 'none';
};
