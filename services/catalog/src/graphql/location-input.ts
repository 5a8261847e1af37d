import { mapKind, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { tagsOf } from '../domain/details.ts';
import { enteredFacts } from '../domain/place-facts.ts';
import type { LocationEdit } from '../domain/edit.ts';
import type { LocationDetails } from '../domain/location.ts';
import { facetsOf } from './facet-input.ts';
import type { LocationChange, LocationFilter, LocationInput } from '../generated/graphql.ts';
import type { LocationQuery, Sort } from '../domain/search/query.ts';
import { checkText } from '../domain/search/check-query.ts';
import { AppError } from '@wellspring/errors';
import { HALF_A_POINT } from '@wellspring/rest-contract/location-limits';

/** @throws AppError VALIDATION for half a point */
export const pointOf = (
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): LocationDetails['coordinates'] => {
  if (latitude == null && longitude == null) return null;
  if (latitude == null || longitude == null) throw new AppError('VALIDATION', HALF_A_POINT);
  return { latitude, longitude };
};

/** Details as a member typed them; the domain holds the rules. @throws AppError VALIDATION */
export const detailsOf = (input: LocationInput): LocationDetails => ({
  ...mapKind('text', (field) => input[field] ?? null),
  ...mapKind('number', (field) => input[field] ?? null),
  ...mapKind('choice', (field) => input[field] ?? null),
  ...mapKind('set', (field) => input[field] ?? null),
  ...mapKind('fact', () => null),
  ...enteredFacts(input),
  name: input.name,
  coordinates: pointOf(input.latitude, input.longitude),
  coordinatesAre: input.coordinatesAre ?? null,
  categoryId: input.categoryId,
  tags: tagsOf(input.tags ?? []),
});

/** Only the fields that are given; null clears a field. The domain holds the rules. @throws AppError VALIDATION */
export const changeOf = (input: LocationChange): LocationEdit => {
  const { latitude, longitude, categoryId, tags, isClaimed, isPointConfirmed } = input;
  const values: Partial<LocationDetails> = Object.fromEntries(
    VALUE_FIELDS.flatMap(([field]) => (input[field] === undefined ? [] : [[field, input[field]]])),
  );
  return {
    ...values,
    ...enteredFacts(input),
    ...((latitude !== undefined || longitude !== undefined) && { coordinates: pointOf(latitude, longitude) }),
    ...(categoryId != null && { categoryId }),
    ...(tags !== undefined && { tags: tagsOf(tags ?? []) }),
    ...(isClaimed != null && { isClaimed }),
    ...(isPointConfirmed === true && { isPointConfirmed }),
  };
};

type Paging = {
  readonly sort?: Sort | null | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly countsFacets?: boolean;
};

/** The given arguments without the others: null and absent are the same. */
export const queryOf = (
  filter: LocationFilter | null | undefined,
  { sort, limit, offset, countsFacets = false }: Paging,
): LocationQuery => {
  const text = checkText(filter?.search);
  const facets = facetsOf(filter?.facets);
  return {
    ...(text === undefined ? {} : { text }),
    ...(filter?.categoryId == null ? {} : { categoryId: filter.categoryId }),
    ...(filter?.tag == null ? {} : { tag: filter.tag }),
    ...(filter?.near ? { near: filter.near } : {}),
    ...(filter?.radiusKm == null ? {} : { radiusKm: filter.radiusKm }),
    ...(filter?.box ? { box: filter.box } : {}),
    ...(facets && { facets }),
    ...(countsFacets && { isCounting: true }),
    ...(sort ? { sort } : {}),
    limit,
    offset,
  };
};
