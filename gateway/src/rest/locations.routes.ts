import { AppError } from '@wellspring/errors';
import { TOPICS } from '@wellspring/events/topics';
import { Suggestion, TextQuery } from '@wellspring/rest-contract/finding';
import { Location, LocationList, LocationPhoto } from '@wellspring/rest-contract/location';
import { LocationQuery } from '@wellspring/rest-contract/location-query';
import { LOCATION_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { Review, ReviewQuery } from '@wellspring/rest-contract/review';
import { z } from 'zod';
import { given } from './given.ts';
import { LOCATION_FIELDS } from './location-fields.ts';
import { defineRoute, type GraphData, type Route } from './route.ts';

const NO_PARAMETERS = z.strictObject({});
const about = { method: 'GET', who: 'everyone', group: 'Locations', touchedBy: [TOPICS.catalog] } as const;

const locationOf = ({ location }: GraphData): unknown => {
  if (!location) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
  return location;
};

const PhotosData = z.object({
  photos: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      caption: z.string().nullable(),
      isPrimary: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});

/** Places: lists, search, one place and what hangs on it. */
export const locationRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    path: '/api/locations',
    summary: 'Published places, found and sorted',
    description:
      'All parameters go together. Without search or near the order is: rating damped by the number of reviews, then how much is known, then newest.',
    query: LocationQuery,
    operation: {
      name: 'RestLocations',
      document: `query RestLocations($filter: LocationFilter, $sort: LocationSort, $limit: Int, $offset: Int) {
        locations(filter: $filter, sort: $sort, limit: $limit, offset: $offset) { locations { ...LocationFields } total }
      } ${LOCATION_FIELDS}`,
      variables: ({ query: { bbox, sort, limit, offset, ...filter } }) =>
        given({ filter: given({ ...filter, box: bbox }), sort, limit, offset }),
    },
    answer: LocationList,
    shape: ({ locations }) => locations,
  }),
  defineRoute({
    ...about,
    path: '/api/locations/suggest',
    summary: 'Up to 8 places for the search box while one types',
    query: TextQuery,
    operation: {
      name: 'RestSuggest',
      document: 'query RestSuggest($q: String!) { suggestLocations(q: $q) { id name city country categoryId } }',
      variables: ({ query }) => query,
    },
    answer: z.array(Suggestion),
    shape: ({ suggestLocations }) => suggestLocations,
  }),
  defineRoute({
    ...about,
    path: '/api/locations/{id}',
    summary: 'One place',
    query: NO_PARAMETERS,
    operation: {
      name: 'RestLocation',
      document: `query RestLocation($id: ID!) { location(id: $id) { ...LocationFields } } ${LOCATION_FIELDS}`,
      variables: ({ id }) => ({ id }),
    },
    answer: Location,
    shape: locationOf,
  }),
  defineRoute({
    ...about,
    path: '/api/locations/{id}/photos',
    summary: 'The photos of a place',
    query: NO_PARAMETERS,
    operation: {
      name: 'RestLocationPhotos',
      document:
        'query RestLocationPhotos($id: ID!) { location(id: $id) { photos { id url caption isPrimary createdAt } } }',
      variables: ({ id }) => ({ id }),
    },
    answer: z.array(LocationPhoto),
    shape: (data, { id }) =>
      PhotosData.parse(locationOf(data)).photos.map((photo) => ({
        ...photo,
        locationId: id,
        source: 'location',
        reviewTitle: null,
      })),
  }),
  defineRoute({
    ...about,
    path: '/api/locations/{id}/reviews',
    summary: 'The reviews of a place, newest first',
    query: ReviewQuery,
    operation: {
      name: 'RestLocationReviews',
      document: 'query RestLocationReviews($id: ID!) { location(id: $id) { id } }',
      variables: ({ id }) => ({ id }),
    },
    answer: z.array(Review),
    shape: (data) => {
      locationOf(data);
      return [];
    },
  }),
];
