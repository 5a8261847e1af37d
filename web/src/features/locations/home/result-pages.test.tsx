/** @jest-environment @happy-dom/jest-environment */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ResultPages } from './result-pages.tsx';

type List = ComponentProps<typeof ResultPages>['list'];

const interpretation = (further: number) => ({
  __typename: 'Interpretation' as const,
  words: 'onsen',
  corrections: [],
  leftOut: [],
  facets: [],
  further,
  offer: null,
});

/** A page of so many places, the last of which only come close. */
const shown = (names: readonly string[], further: number): void => {
  const locations = names.map((name) => ({ ...DOGO, id: name, name }));
  const total = names.length - further;
  const answer = {
    total: names.length,
    near: null,
    interpretation: interpretation(further),
    needs: null,
    nearest: null,
    locations,
  };
  const list: List = {
    page: 1,
    pages: 1,
    beyond: 0,
    total,
    answer: { __typename: 'LocationPage', ...answer },
    locations,
    loading: false,
    failed: false,
    refetch: () => undefined,
  };
  renderScreen(<ResultPages list={list} empty="Nothing" onTurn={() => undefined} hrefOf={String} />);
};
const cards = (inside: HTMLElement = document.body) =>
  within(inside)
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent);

describe('a page of results', () => {
  it('has those that only come close below a heading that says so', () => {
    shown(['Dōgo', 'Beppu', 'Spa'], 1);
    expect(cards()).toEqual(['Dōgo', 'Beppu', 'Spa']);
    const close = screen.getByRole('region', { name: 'Similar places' });
    expect(cards(close)).toEqual(['Spa']);
    expect(close.textContent).toContain('Few places match all of it.');
  });

  it('says where none is what was searched for', () => {
    shown(['Spa'], 1);
    expect(screen.getByRole('region').textContent).toContain('No place matches all of it.');
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('has no such heading where all are', () => {
    shown(['Dōgo'], 0);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
