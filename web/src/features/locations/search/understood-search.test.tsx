/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { homeHref } from '../address-state.ts';
import { UnderstoodSearch } from './understood-search.tsx';

type Page = ComponentProps<typeof UnderstoodSearch>['page'];
const interpretation = (words: string, corrections: readonly { from: string; to: string }[] = []) => ({
  words,
  corrections,
  leftOut: [],
  facets: [],
});
const shown = (search: string, page: Page) => {
  renderScreen(<UnderstoodSearch search={search} page={page} hrefOf={(words) => homeHref({ search: words })} />);
  return screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
};

describe('how a search was understood', () => {
  it('is said when words became a town, with one click to take them to the letter', () => {
    const near = { label: 'Reykjavík, Iceland', bounds: null };
    expect(shown('hot springs near Reykjavik', { near, interpretation: interpretation('hot springs') })).toContain(
      'Hot springs near Reykjavík, Iceland.',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home?search=%22hot+springs+near+Reykjavik%22');
  });

  it('is shown with the corrected words', () => {
    const near = { label: 'Reykjavík, Iceland', bounds: null };
    const page = { near, interpretation: interpretation('hot spirngs', [{ from: 'spirngs', to: 'Springs' }]) };
    expect(shown('hot spirngs near Reykjavik', page)).toContain('Hot springs near Reykjavík, Iceland.');
  });

  it('names words that became facts and words that were left out, each with the way to look for it', () => {
    const understood = {
      ...interpretation('hot springs'),
      leftOut: ['tickets'],
      facets: [{ words: 'free', isApplied: true }],
    };
    expect(shown('free hot springs tickets', { near: null, interpretation: understood })).toContain(
      'Selected by what is stated about the places: free.',
    );
    expect(screen.getByRole('status').textContent).toContain('Left out, because no match says it: tickets.');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/home?search=%22free%22+hot+springs+tickets',
      '/home?search=free+hot+springs+%22tickets%22',
    ]);
  });

  it('is said when they became a country', () => {
    const near = { label: 'Iceland', bounds: { west: -25 } };
    expect(shown('pools in iceland', { near, interpretation: interpretation('pools') })).toContain('Pools in Iceland.');
  });

  it('is shown when a word was corrected', () => {
    const page = { near: null, interpretation: interpretation('blu lagon', [{ from: 'lagon', to: 'Lagoon' }]) };
    expect(shown('Blu Lagon', page)).toContain('Showing results for blu lagoon.');
  });

  it.each([
    ['nothing was read into the words', 'onsen', { near: null, interpretation: interpretation('onsen') }],
    ['they were in quotes', '"blu lagon"', { near: null, interpretation: interpretation('blu lagon') }],
  ])('needs no word when %s', (_why, search, page) => {
    expect(shown(search, page)).toBe('');
  });
});
