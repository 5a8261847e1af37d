/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { FacetsDocument } from '../../../generated/search-operations.ts';
import type { Filters } from '../../../shared/filters/filters.ts';
import { readFilters } from '../../../shared/filters/read-filters.ts';
import { answers } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { homeHref } from '../address-state.ts';
import { FilterBar } from './filter-bar.tsx';
import { UnsaidLine } from './unsaid-line.tsx';

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));
const hrefOf = (filters: Filters) => homeHref({ filters });

const COUNTED = answers(FacetsDocument, {
  locations: {
    __typename: 'LocationPage',
    total: 7,
    facets: [
      {
        __typename: 'FacetCounts',
        facet: 'price',
        unknown: 3,
        values: [
          { __typename: 'FacetValue', value: 'free', count: 5 },
          { __typename: 'FacetValue', value: 'donation', count: 0 },
          { __typename: 'FacetValue', value: 'paid', count: 2 },
        ],
      },
    ],
  },
});

const shown = (query: string) => {
  const chosen: Filters[] = [];
  const bar = (
    <FilterBar
      sorting={null}
      filters={filtersOf(query)}
      others={{ search: 'onsen' }}
      hrefOf={hrefOf}
      onChoose={(filters) => chosen.push(filters)}
    />
  );
  return { ...renderScreen(bar, { graph: [COUNTED] }), chosen };
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the filters of a list', () => {
  it('offer what many want, each as a link', () => {
    shown('');
    expect(screen.getByRole('link', { name: 'Free' }).getAttribute('href')).toBe('/home?price=free');
    expect(screen.getByRole('link', { name: 'Warm enough to bathe' }).getAttribute('href')).toBe(
      '/home?temperatureMin=36&temperatureMax=41',
    );
    expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('href')).toBe('/home?openNow=1');
    expect(hrefs()).toHaveLength(5);
  });

  it('show what is chosen, each with the way to take it back', async () => {
    shown('price=free&amenity=sauna&temperatureMin=36&temperatureMax=41');
    expect((await screen.findByRole('link', { name: 'Remove the filter Sauna' })).getAttribute('href')).toBe(
      '/home?price=free&temperatureMin=36&temperatureMax=41',
    );
    expect(screen.getByRole('button', { name: '3 filters' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Free' })).toBeNull();
  });

  it('have a range that is no step among the steps, where it can be taken back', async () => {
    const { user, chosen } = shown('temperatureMin=36&temperatureMax=41');
    await user.click(screen.getByRole('button', { name: '1 filter' }));
    const warmth = within(await screen.findByRole('group', { name: 'Water temperature' }));
    await user.click(warmth.getByRole('button', { pressed: true }));
    expect(warmth.queryByRole('button', { pressed: true })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Show 7 places' }));
    expect(chosen).toEqual([filtersOf('')]);
  });

  it('count the values of each facet, and change nothing before they are shown', async () => {
    const { user, chosen, graph } = shown('');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const price = within(await screen.findByRole('group', { name: 'Price' }));
    expect(price.getAllByRole('checkbox')).toHaveLength(2);
    price.getByText('3 more places do not say');
    await user.click(price.getByRole('checkbox', { name: 'Free 5' }));
    expect(chosen).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Show 7 places' }));
    expect(chosen).toEqual([filtersOf('price=free')]);
    await waitFor(() =>
      expect(graph.sent(FacetsDocument)).toContainEqual({ filter: { search: 'onsen', facets: { price: ['free'] } } }),
    );
  });
});

describe('places that do not say what is asked for', () => {
  const line = (query: string, unsaid: number) =>
    renderScreen(<UnsaidLine filters={filtersOf(query)} unsaid={unsaid} hrefOf={hrefOf} />);

  it('are counted, with the way to see them', () => {
    line('price=free', 12);
    expect(screen.getByText(/12 more places do not say/)).toBeTruthy();
    expect(hrefs()).toEqual(['/home?price=free&includeUnknown=1']);
  });

  it('can be left out again', () => {
    line('price=free&includeUnknown=1', 0);
    expect(hrefs()).toEqual(['/home?price=free']);
  });

  it.each([
    ['nothing is asked for', '', 12],
    ['there are none', 'price=free', 0],
  ])('are not mentioned where %s', (_why, query, unsaid) => {
    line(query, unsaid);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
