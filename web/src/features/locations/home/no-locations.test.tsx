/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { NO_FILTERS, type Filters } from '../../../shared/filters/filters.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { homeHref } from '../address-state.ts';
import { NoLocations } from './no-locations.tsx';

const show = (filters: Partial<Filters>, search: string | null = null) =>
  renderScreen(
    <NoLocations
      search={search}
      offer={null}
      filters={{ ...NO_FILTERS, ...filters }}
      filtersHref={(others) => homeHref({ search, filters: others })}
      allHref="/home"
      nearHref={() => '/home'}
    />,
  );

describe('a list without matches', () => {
  it('offers the list without each of the filters', () => {
    show({ price: ['free'], amenity: ['sauna'] }, 'lake');
    screen.getByText('No listed place says that it has all of this.');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Without “Free”', '/home?search=lake&amenity=sauna'],
      ['Without “Sauna”', '/home?search=lake&price=free'],
      ['Browse all locations', '/home'],
    ]);
  });

  it('says that nothing matches the words, where there is no filter', () => {
    show({}, 'lake');
    expect(screen.queryByText('No listed place says that it has all of this.')).toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Browse all locations']);
  });
});
