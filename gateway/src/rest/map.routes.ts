import { apartFromFacets } from '@wellspring/rest-contract/facets';
import { GeocodeResult, TextQuery } from '@wellspring/rest-contract/finding';
import { MapQuery, MapAnswer } from '@wellspring/rest-contract/map';
import { MAP_FEATURES_MAX } from '@wellspring/rest-contract/map-limits';
import { z } from 'zod';
import { RestGeocode, RestMap, type RestMapQuery } from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, method: 'GET', who: 'everyone', group: 'Map' } as const;

type GraphPlace = RestMapQuery['map']['places'][number];

const withoutUnknown = ({ temperature, isClosed, ...place }: GraphPlace) => ({
  ...place,
  ...(typeof temperature === 'string' && { temperature }),
  ...(isClosed && { isClosed }),
});

const withoutUnknownFact = ({ id, fact }: RestMapQuery['map']['pins'][number]) => ({ id, ...(fact && { fact }) });

/** The map and the names on it. */
export const mapRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    path: '/api/map',
    summary: 'Places and clusters of one viewport',
    description: `At most ${MAP_FEATURES_MAX} features; so many places or fewer are all shown as places. The best ones are pins. total is exact: places, pins among them, and the counts of clusters together.`,
    query: MapQuery,
    answers: { ok: json(200, MapAnswer) },
    document: RestMap,
    variables: ({ query }) => {
      const { facets, isCounting, rest } = apartFromFacets(query);
      const { bbox, ...viewport } = rest;
      return { ...viewport, box: bbox, facets, countsFacets: isCounting };
    },
    reply: ({ ok }, { map: { facets, ...map } }) =>
      ok({
        ...map,
        places: map.places.map(withoutUnknown),
        pins: map.pins.map(withoutUnknownFact),
        ...(facets && { facets }),
      }),
  }),
  defineRoute({
    ...about,
    path: '/api/geocode',
    summary: 'Up to 5 towns, regions, countries or addresses by name, best first',
    query: TextQuery,
    answers: { ok: json(200, z.array(GeocodeResult)) },
    document: RestGeocode,
    variables: ({ query }) => query,
    reply: ({ ok }, { geocode }) => ok(geocode),
  }),
];
