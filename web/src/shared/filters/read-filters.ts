import { FACETS } from '@wellspring/rest-contract/facet-rules';
import type { ChosenFacet, Filters, ValueOf } from './filters.ts';

const numberFrom = (text: string | null, low: number, high: number): number | null => {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= low && number <= high ? number : null;
};

const COLDEST = -5;
const HOTTEST = 110;

/** Reads the filters of an address; what it cannot understand counts as nothing. */
export const readFilters = (query: URLSearchParams): Filters => {
  const values = <Facet extends ChosenFacet>(facet: Facet): readonly ValueOf<Facet>[] => {
    const given = (query.get(facet) ?? '').split(',');
    const all: readonly ValueOf<Facet>[] = FACETS[facet];
    return all.filter((value) => given.includes(value));
  };
  return {
    kind: values('kind'),
    price: values('price'),
    month: values('month'),
    access: values('access'),
    wheelchair: values('wheelchair'),
    amenity: values('amenity'),
    temperatureMin: numberFrom(query.get('temperatureMin'), COLDEST, HOTTEST),
    temperatureMax: numberFrom(query.get('temperatureMax'), COLDEST, HOTTEST),
    minRating: numberFrom(query.get('minRating'), 1, 5),
    openNow: query.get('openNow') === '1',
    withPhotos: query.get('withPhotos') === '1',
    includeUnknown: query.get('includeUnknown') === '1',
  };
};

/** The filters with a value of a facet chosen, or not chosen any more. */
export const toggled = (filters: Filters, facet: ChosenFacet, value: string): Filters => {
  const before: readonly string[] = filters[facet];
  const after: readonly string[] = FACETS[facet].filter((each) =>
    each === value ? !before.includes(each) : before.includes(each),
  );
  return { ...filters, [facet]: after };
};
