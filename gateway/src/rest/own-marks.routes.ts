import { AppError } from '@wellspring/errors';
import { ListedLocation } from '@wellspring/rest-contract/location';
import { OwnListQuery, VisitsQuery, VisitWithLocation } from '@wellspring/rest-contract/marks';
import { PLACES_AWAY } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import { RestFavorites, RestVisits } from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const own = { ...NO_INPUT, method: 'GET', who: 'member', group: 'Favorites and visits' } as const;

/** @throws AppError UNAVAILABLE when the place cannot be read */
const requirePlace = <Value>(location: Value | null): Value => {
  if (location === null) throw new AppError('UNAVAILABLE', PLACES_AWAY);
  return location;
};

/** All that a member keeps, page by page. */
export const ownMarkRoutes: readonly Route[] = [
  defineRoute({
    ...own,
    path: '/api/favorites',
    summary: 'The places that the member saved, the last saved first',
    query: OwnListQuery,
    answers: { ok: json(200, z.array(ListedLocation), { headers: PAGE }) },
    document: RestFavorites,
    variables: ({ query }) => query,
    reply: ({ ok }, { favorites }) =>
      ok(
        favorites.locations.map((location) => ({ ...requirePlace(location), distanceKm: null })),
        { total: favorites.total },
      ),
  }),
  defineRoute({
    ...own,
    path: '/api/visits',
    summary: 'Where the member has been or wants to go, with the places, the last noted first',
    query: VisitsQuery,
    answers: { ok: json(200, z.array(VisitWithLocation), { headers: PAGE }) },
    document: RestVisits,
    variables: ({ query }) => query,
    reply: ({ ok }, { visits }) =>
      ok(
        visits.locations.map((found) => {
          const { visitStatus, visit, ...location } = requirePlace(found);
          const { visitDate = null, notes = null, rating = null } = visit ?? {};
          return { location, visitStatus: visitStatus ?? 'none', visitDate, notes, rating };
        }),
        { total: visits.total },
      ),
  }),
];
