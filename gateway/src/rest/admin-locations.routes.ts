import {
  AdminLocation,
  AdminLocationChange,
  AdminLocationsQuery,
  LocationRemoval,
  Verification,
  VerificationOutcome,
  Verifications,
} from '@wellspring/rest-contract/admin-location';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { LOCATION_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestAdminLocations,
  RestChangeLocation,
  RestDeleteLocation,
  RestVerifyLocation,
  RestVerifyLocations,
} from '../generated/rest-operations.ts';
import { json, noContent, PAGE } from './answers.ts';
import { jsonBody, optionalBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, who: 'admin', group: 'Administration of places' } as const;
const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });

/** What admins do with places. */
export const adminLocationRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'GET',
    path: '/api/admin/locations',
    summary: 'All places, pending ones first',
    query: AdminLocationsQuery,
    answers: { ok: json(200, z.array(AdminLocation), { headers: PAGE }) },
    document: RestAdminLocations,
    variables: ({ query }) => query,
    reply: ({ ok }, { adminLocations: { locations, total } }) => ok(locations, { total }),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/locations/verify',
    summary: 'Publishes or withdraws up to 100 places: each is told, one that has changed since it was read as refused',
    body: jsonBody(Verifications),
    answers: { ok: json(200, z.array(VerificationOutcome)) },
    document: RestVerifyLocations,
    variables: ({ body: { revisions, ...body } }) => ({ ...body, read: revisions }),
    reply: ({ ok }, { verifyLocations }) =>
      ok(
        verifyLocations.map(({ id, message }) => ({ id, ok: message === null, ...(message !== null && { message }) })),
      ),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/locations/{id}/verify',
    summary: 'Publishes a place, or withdraws it',
    parameters: ofLocation,
    body: jsonBody(Verification),
    answers: { ok: json(200, AdminLocation) },
    document: RestVerifyLocation,
    variables: ({ parameters, body: { isVerified, revision } }) => ({
      ...parameters,
      isVerified,
      readRevision: revision,
    }),
    reply: ({ ok }, { verifyLocation }) => ok(verifyLocation),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/locations/{id}',
    summary: 'Changes what is known of a place: what is left out stays, null takes away',
    parameters: ofLocation,
    body: jsonBody(AdminLocationChange),
    answers: { ok: json(200, AdminLocation) },
    document: RestChangeLocation,
    variables: ({ parameters, body: { revision, ...input } }) => ({ ...parameters, input, readRevision: revision }),
    reply: ({ ok }, { changeLocation }) => ok(changeLocation),
  }),
  defineRoute({
    ...about,
    method: 'DELETE',
    path: '/api/admin/locations/{id}',
    summary: 'Deletes a place, and with it its photos, reviews, favorites, visits and list items',
    parameters: ofLocation,
    body: optionalBody(jsonBody(LocationRemoval)),
    answers: { done: noContent() },
    document: RestDeleteLocation,
    variables: ({ parameters, body }) => ({ ...parameters, message: body?.message, readRevision: body?.revision }),
    reply: ({ done }) => done(),
  }),
];
