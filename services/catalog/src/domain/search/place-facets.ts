import type { Schedule } from '@wellspring/opening-hours/open-minutes';
import type { IndexedLocation } from './indexed-location.ts';
import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';
import { FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';
import { CLOSURE, closureOf } from './closure.ts';
import { lackToken, valueToken, type PlaceFacets } from './facets.ts';

/** The tokens of a facet of which something is known; without a value nothing is. */
const saying = (facet: FacetName, values: readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [facet, ...values.map((value) => valueToken(facet, value))];

/** A place is in each band that its water reaches. */
const bandsOf = (minC: number, maxC: number): readonly string[] =>
  TEMPERATURE_BANDS.filter(({ fromC, belowC }) => minC < belowC && maxC >= fromC).map(({ band }) => band);

/** A closed place is never open, whatever its hours say. */
const NEVER_OPEN: Schedule = { zone: 'UTC', weekly: [], dated: null };

const scheduleOf = (place: IndexedLocation): Schedule | null => {
  if (closureOf(place) !== CLOSURE.none) return NEVER_OPEN;
  if (!place.schedule) return null;
  const { zone, weekly, dated } = place.schedule;
  return { zone, weekly, dated };
};

/** What the index holds of the facts of a place. */
export const placeFacets = (place: IndexedLocation): PlaceFacets => {
  const { waterTemperature, price, season, access, wheelchair, amenities, kinds, rating } = place;
  const average = rating.count === 0 ? null : rating.average;
  return {
    minC: waterTemperature?.minC ?? null,
    maxC: waterTemperature?.maxC ?? null,
    average,
    schedule: scheduleOf(place),
    tokens: [
      ...saying('kind', kinds?.are ?? []),
      ...saying('price', price ? [price.kind] : []),
      ...saying('temperature', waterTemperature ? bandsOf(waterTemperature.minC, waterTemperature.maxC) : []),
      ...saying('month', season ? (season.open.length > 0 ? season.open : season.best) : []),
      ...saying('access', access?.permission ? [access.permission] : []),
      ...saying('wheelchair', wheelchair ? [wheelchair.access] : []),
      ...(amenities?.has ?? []).map((amenity) => valueToken('amenity', amenity)),
      ...(amenities?.lacks ?? []).map(lackToken),
      ...(average === null
        ? []
        : [
            'rating',
            ...FACETS.rating.filter((least) => average >= Number(least)).map((least) => valueToken('rating', least)),
          ]),
      'photos',
      ...(place.hasPhotos ? [valueToken('photos', 'yes')] : []),
    ],
  };
};
