import { TOPICS } from '@wellspring/events/topics';
import { GeocodeResult, TextQuery } from '@wellspring/rest-contract/finding';
import { MapQuery, MapView } from '@wellspring/rest-contract/map';
import { z } from 'zod';
import { given } from './given.ts';
import { defineRoute, type Route } from './route.ts';

const about = { method: 'GET', who: 'everyone', group: 'Map' } as const;

/** The map and the names on it. */
export const mapRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    path: '/api/map',
    summary: 'Places and clusters of one viewport',
    description: 'At most 500 features; 250 places or fewer are all shown as places. total is exact.',
    query: MapQuery,
    touchedBy: [TOPICS.catalog],
    operation: {
      name: 'RestMap',
      document: `query RestMap($box: BoxInput!, $zoom: Float!, $categoryId: Int, $search: String) {
        map(box: $box, zoom: $zoom, categoryId: $categoryId, search: $search) {
          total
          places { id name latitude longitude categoryId }
          clusters { count latitude longitude bounds { west south east north } }
        }
      }`,
      variables: ({ query: { bbox, ...rest } }) => given({ ...rest, box: bbox }),
    },
    answer: MapView,
    shape: ({ map }) => map,
  }),
  defineRoute({
    ...about,
    path: '/api/geocode',
    summary: 'Up to 5 towns or addresses by name, best first',
    query: TextQuery,
    touchedBy: [],
    operation: {
      name: 'RestGeocode',
      document: 'query RestGeocode($q: String!) { geocode(q: $q) { label latitude longitude country } }',
      variables: ({ query }) => query,
    },
    answer: z.array(GeocodeResult),
    shape: ({ geocode }) => geocode,
  }),
];
