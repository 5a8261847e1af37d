import { AppError } from '@wellspring/errors';
import { FavoriteChange, FavoriteState, VisitChange, VisitState } from '@wellspring/rest-contract/marks';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { LOCATION_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestFavorite,
  RestSetFavorite,
  RestSetVisit,
  RestVisit,
  type RestVisitOfMineFragment,
  type VisitStatus,
} from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { jsonBody, optionalBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });
const members = { ...NO_INPUT, who: 'member', group: 'Favorites and visits', parameters: ofLocation } as const;
const favoriteState = json(200, FavoriteState);
const visitState = json(200, VisitState);

const found = <Value>(location: Value | null): Value => {
  if (location === null) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
  return location;
};

const toRestFavorite = ({ isFavorite }: { readonly isFavorite: boolean | null }) => ({
  isFavorite: isFavorite ?? false,
  isFavorited: isFavorite ?? false,
});

type Visited = {
  readonly visitStatus: VisitStatus | null;
  readonly visit: RestVisitOfMineFragment | null;
};

const toRestVisit = ({ visitStatus, visit }: Visited) => ({
  visitStatus: visitStatus ?? 'none',
  visitDate: visit?.visitDate ?? null,
  notes: visit?.notes ?? null,
  rating: visit?.rating ?? null,
});

/** What a member keeps of a place, for themselves. */
export const markRoutes: readonly Route[] = [
  defineRoute({
    ...members,
    method: 'GET',
    path: '/api/locations/{id}/favorite',
    summary: 'Whether the member has saved a place',
    answers: { ok: favoriteState },
    document: RestFavorite,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { location }) => ok(toRestFavorite(found(location))),
  }),
  defineRoute({
    ...members,
    method: 'POST',
    path: '/api/locations/{id}/favorite',
    summary: 'Saves a place or takes it off: without a body the other of the two',
    body: optionalBody(jsonBody(FavoriteChange)),
    answers: { ok: favoriteState },
    document: RestSetFavorite,
    variables: ({ parameters, body }) => ({ ...parameters, isFavorite: body?.isFavorite }),
    reply: ({ ok }, { favorite }) => ok(toRestFavorite(favorite)),
  }),
  defineRoute({
    ...members,
    method: 'GET',
    path: '/api/locations/{id}/visit',
    summary: 'Whether the member has been to a place, or wants to go',
    answers: { ok: visitState },
    document: RestVisit,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { location }) => ok(toRestVisit(found(location))),
  }),
  defineRoute({
    ...members,
    method: 'POST',
    path: '/api/locations/{id}/visit',
    summary: 'Notes a visit, or the wish for one',
    body: jsonBody(VisitChange),
    answers: { ok: visitState },
    document: RestSetVisit,
    variables: ({ parameters, body }) => ({ ...parameters, input: body }),
    reply: ({ ok }, { visit }) => ok(toRestVisit(visit)),
  }),
];
