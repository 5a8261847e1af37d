import { AppError } from '@wellspring/errors';
import { apartFromFacets } from '@wellspring/rest-contract/facets';
import { Suggestion, TextQuery } from '@wellspring/rest-contract/finding';
import { ListedLocation, Location, LocationList } from '@wellspring/rest-contract/location';
import {
  LocationDraft,
  SimilarLocation,
  SimilarQuery,
  SubmittedLocation,
} from '@wellspring/rest-contract/location-draft';
import { LocationQuery } from '@wellspring/rest-contract/location-query';
import { OwnListQuery } from '@wellspring/rest-contract/marks';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { LOCATION_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestLocation,
  RestLocations,
  RestMyLocations,
  RestSimilarLocations,
  RestSubmitLocation,
  RestSuggest,
} from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, method: 'GET', who: 'everyone', group: 'Locations' } as const;
const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });

const found = <Value>(location: Value | null): Value => {
  if (location === null) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
  return location;
};

/** Locations: lists, search, one location and what hangs on it. */
export const locationRoutes = (): readonly Route[] => [
  defineRoute({
    ...about,
    path: '/api/locations',
    summary: 'Published places, found and sorted',
    description:
      'All parameters go together. Without search or near, places with a photo, with words that somebody wrote or with good reviews come first, then the order is: rating damped by the number of reviews, then how much is known. Kinds and continents take turns. With search and near, relevance and distance count together.',
    query: LocationQuery,
    answers: { ok: json(200, LocationList, { headers: PAGE }) },
    document: RestLocations,
    variables: ({ query }) => {
      const { facets, isCounting, rest } = apartFromFacets(query);
      const { bbox, sort, limit, offset, ...filter } = rest;
      return {
        filter: { ...filter, facets, ...(bbox && { box: bbox }) },
        sort,
        limit,
        offset,
        countsFacets: isCounting,
      };
    },
    reply: ({ ok }, { locations: { facets, ...list } }) =>
      ok({ ...list, ...(facets && { facets }) }, { total: list.total }),
  }),
  defineRoute({
    ...about,
    who: 'member',
    path: '/api/my-locations',
    summary: 'The places that the member submitted, pending ones too, newest first',
    query: OwnListQuery,
    answers: { ok: json(200, z.array(ListedLocation), { headers: PAGE }) },
    document: RestMyLocations,
    variables: ({ query }) => query,
    reply: ({ ok }, { myLocations: { locations, total } }) =>
      ok(
        locations.map((location) => ({ ...location, distanceKm: null })),
        { total },
      ),
  }),
  defineRoute({
    ...about,
    method: 'POST',
    who: 'member',
    path: '/api/locations',
    summary: 'Submits a place, at most 20 an hour; it is pending until an admin verifies it',
    description:
      'Without latitude and longitude the place is found from its address. The same place once more from the same member is answered as the first time.',
    takesIdempotencyKey: true,
    body: jsonBody(LocationDraft),
    answers: { created: json(201, SubmittedLocation) },
    document: RestSubmitLocation,
    variables: ({ body, idempotencyKey }) => ({ input: body, idempotencyKey }),
    reply: ({ created }, { submitLocation: { location, notice } }) => created({ ...location, notice }),
  }),
  defineRoute({
    ...about,
    who: 'member',
    path: '/api/locations/similar',
    summary: 'Up to 5 places that may be the one that is about to be submitted',
    query: SimilarQuery,
    answers: { ok: json(200, z.array(SimilarLocation)) },
    document: RestSimilarLocations,
    variables: ({ query }) => query,
    reply: ({ ok }, { similarLocations }) => ok(similarLocations),
  }),
  defineRoute({
    ...about,
    path: '/api/locations/suggest',
    summary: 'Up to 8 places for the search box while one types',
    query: TextQuery,
    answers: { ok: json(200, z.array(Suggestion)) },
    document: RestSuggest,
    variables: ({ query }) => query,
    reply: ({ ok }, { suggestLocations }) => ok(suggestLocations),
  }),
  defineRoute({
    ...about,
    path: '/api/locations/{id}',
    summary: 'One place',
    parameters: ofLocation,
    answers: { ok: json(200, Location) },
    document: RestLocation,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { location }) => ok(found(location)),
  }),
];
