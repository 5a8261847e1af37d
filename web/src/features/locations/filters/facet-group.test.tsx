/** @jest-environment @happy-dom/jest-environment */
import { FACETS } from '@wellspring/rest-contract/facet-rules';
import { screen } from '@testing-library/react';
import { readFilters } from '../../../shared/filters/read-filters.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FacetGroup } from './facet-group.tsx';

const TWELVE = FACETS.kind.slice(0, 12);
/** The last kind has the most places. */
const COUNTS = { ofValue: new Map(TWELVE.map((kind, at) => [kind, 10 * (at + 1)])), unknown: 12 };

const shown = (query = '') =>
  renderScreen(
    <FacetGroup
      facet="kind"
      legend="It is"
      filters={readFilters(new URLSearchParams(query))}
      counts={COUNTS}
      isByCount
      onChange={() => undefined}
    />,
  );
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');

describe('a facet of many values', () => {
  it('shows those of most places first, and the others when they are asked for', async () => {
    const { user } = shown();
    expect(names().map((name) => Number(/\d+$/.exec(name)?.[0]))).toEqual([120, 110, 100, 90, 80, 70, 60, 50, 40]);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(names()).toHaveLength(12);
    expect(document.activeElement?.closest('label')?.textContent).toMatch(/30$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what is chosen, however few places it has', () => {
    shown(`kind=${TWELVE[0] ?? ''}`);
    expect(names()).toHaveLength(10);
    expect(names().at(-1)).toMatch(/10$/);
  });

  it('says how many places do not say', () => {
    shown();
    screen.getByText('12 more places do not say');
  });
});
