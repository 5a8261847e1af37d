import { facetFilterOf, filterCount, filterParameters, NO_FILTERS } from './filters.ts';
import { readFilters, toggled } from './read-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const WHOLE =
  'kind=onsen,sauna&price=free&month=jan,feb&access=public&wheelchair=yes&amenity=sauna,food&temperatureMin=36&temperatureMax=40&minRating=4&openNow=1&withPhotos=1&includeUnknown=1';

describe('the filters of an address', () => {
  it('are read, and written again as they were', () => {
    const query = new URLSearchParams(filterParameters(read(WHOLE)).map(([name, value]) => [name, value]));
    expect(read(query.toString())).toEqual(read(WHOLE));
    expect(read(WHOLE)).toMatchObject({ price: ['free'], month: ['jan', 'feb'], temperatureMin: 36, openNow: true });
  });

  it.each([
    'price=cheap',
    'month=13',
    'temperatureMin=hot',
    'temperatureMax=1000',
    'minRating=9',
    'withPhotos=yes',
    'openNow=yes',
    `kind=${'x'.repeat(9_999)}`,
    'amenity=__proto__',
  ])('count as nothing where they are none: %s', (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
    expect(facetFilterOf(read(query))).toBeNull();
  });

  it('are counted, a range of temperatures as one, and places that do not say as none', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(filterCount(read('temperatureMin=36&temperatureMax=40&price=free&includeUnknown=1'))).toBe(2);
    expect(filterCount(read('temperatureMax=40'))).toBe(1);
  });

  it('are sent to the graph without what is not asked for', () => {
    expect(facetFilterOf(read('price=free,paid&temperatureMin=36&openNow=1'))).toEqual({
      price: ['free', 'paid'],
      temperatureMin: 36,
      openNow: true,
    });
  });

  it('are chosen one by one, in the order of their facet', () => {
    const both = toggled(toggled(NO_FILTERS, 'price', 'paid'), 'price', 'free');
    expect(both.price).toEqual(['free', 'paid']);
    expect(toggled(both, 'price', 'paid').price).toEqual(['free']);
  });
});
