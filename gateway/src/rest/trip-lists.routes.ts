import { AppError } from '@wellspring/errors';
import { languageOf } from '@wellspring/platform/subgraph/actor';
import { OwnListQuery } from '@wellspring/rest-contract/marks';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { LIST_UNKNOWN, LOCATION_UNKNOWN, PLACES_AWAY } from '@wellspring/rest-contract/request-messages';
import {
  PublicTripLists,
  PublicTripListsQuery,
  TripList,
  TripListChange,
  TripListDraft,
  TripListItem,
  TripListItemChange,
  TripListExportQuery,
  TripListItemDraft,
  TripListSummary,
} from '@wellspring/rest-contract/trip-list';
import { z } from 'zod';
import {
  RestAddTripListItem,
  RestChangeTripList,
  RestChangeTripListItem,
  RestCreateTripList,
  RestDeleteTripList,
  RestPublicTripLists,
  RestRemoveTripListItem,
  RestTripList,
  RestTripListExport,
  RestTripLists,
  type RestTripListItemFragment,
} from '../generated/rest-operations.ts';
import { EXPORT_TYPES, exportList } from '../exports/export-list.ts';
import { file, json, noContent, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const group = 'Lists';
const ofList = z.strictObject({ id: opaqueId(LIST_UNKNOWN) });
const ofItem = z.strictObject({ id: opaqueId(LIST_UNKNOWN), locationId: opaqueId(LOCATION_UNKNOWN) });
const lists = { ...NO_INPUT, group, who: 'member', path: '/api/trip-lists' } as const;
const list = { ...lists, path: '/api/trip-lists/{id}', parameters: ofList } as const;
const item = { ...lists, path: '/api/trip-lists/{id}/items/{locationId}', parameters: ofItem } as const;

/** @throws AppError UNAVAILABLE when the service of the place is away */
const requirePlace = <Place>(location: Place | null): Place => {
  if (location === null) throw new AppError('UNAVAILABLE', PLACES_AWAY);
  return location;
};

const toRestItem = (item: RestTripListItemFragment) => ({ ...item, location: requirePlace(item.location) });

/** A list is complete or refused: a missing place would look like a removed one. @throws AppError UNAVAILABLE */
const toRestList = <Whole extends { readonly items: readonly RestTripListItemFragment[] }>(whole: Whole) => ({
  ...whole,
  items: whole.items.map(toRestItem),
});

/** Lists of places that members make for themselves and for others. */
export const tripListRoutes: readonly Route[] = [
  defineRoute({
    ...NO_INPUT,
    group,
    who: 'everyone',
    method: 'GET',
    path: '/api/public-trip-lists',
    summary: "Everybody's public lists, newest first",
    query: PublicTripListsQuery,
    answers: { ok: json(200, PublicTripLists, { headers: PAGE }) },
    document: RestPublicTripLists,
    variables: ({ query }) => query,
    reply: ({ ok }, { publicTripLists }) => ok(publicTripLists, { total: publicTripLists.total }),
  }),
  defineRoute({
    ...lists,
    method: 'GET',
    summary: "One's own lists, newest first",
    query: OwnListQuery,
    answers: { ok: json(200, z.array(TripListSummary), { headers: PAGE }) },
    document: RestTripLists,
    variables: ({ query }) => query,
    reply: ({ ok }, { tripLists }) => ok(tripLists.lists, { total: tripLists.total }),
  }),
  defineRoute({
    ...lists,
    method: 'POST',
    summary: 'Makes a list, at most 30 an hour',
    takesIdempotencyKey: true,
    body: jsonBody(TripListDraft),
    answers: { created: json(201, TripList) },
    document: RestCreateTripList,
    variables: ({ body, idempotencyKey }) => ({ input: body, idempotencyKey }),
    reply: ({ created }, { createTripList }) => created(toRestList(createTripList)),
  }),
  defineRoute({
    ...list,
    method: 'GET',
    who: 'everyone',
    summary: 'A list with its places, by its id or its share code',
    description: "Another's private list is refused with 403. Places that the caller may not see are left out.",
    refuses: ['FORBIDDEN'],
    answers: { ok: json(200, TripList) },
    document: RestTripList,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { tripList }) => ok(toRestList(tripList)),
  }),
  defineRoute({
    ...list,
    method: 'GET',
    who: 'everyone',
    path: '/api/trip-lists/{id}/export',
    summary: 'A list as a file for maps or spreadsheets, for whoever may see it',
    description:
      'Places without coordinates are in the CSV alone; the other formats name them in their description. A point that is the middle of a town, or is doubted, is marked as approximate. Each place has the address of its page. Descriptions are in the language of the caller; the CSV is in English.',
    query: TripListExportQuery,
    refuses: ['FORBIDDEN'],
    answers: { ok: file(EXPORT_TYPES) },
    document: RestTripListExport,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { tripList }, { query, publicUrl, actor }) => {
      const items = tripList.items.map((each) => ({ ...each, location: requirePlace(each.location) }));
      const { type, name, text } = exportList(
        { ...tripList, items },
        {
          format: query.format,
          publicUrl,
          language: languageOf(actor),
        },
      );
      return ok(type, name, text);
    },
  }),
  defineRoute({
    ...list,
    method: 'PUT',
    summary: "Changes one's own list: what is left out stays",
    body: jsonBody(TripListChange),
    answers: { ok: json(200, TripList) },
    document: RestChangeTripList,
    variables: ({ parameters, body }) => ({ ...parameters, input: body }),
    reply: ({ ok }, { changeTripList }) => ok(toRestList(changeTripList)),
  }),
  defineRoute({
    ...list,
    method: 'DELETE',
    summary: "Deletes one's own list; admins, anybody's public one",
    answers: { done: noContent() },
    document: RestDeleteTripList,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
  defineRoute({
    ...list,
    method: 'POST',
    path: '/api/trip-lists/{id}/items',
    summary: "Adds a place to one's own list, which has at most 500: to its end, or where visitOrder says",
    takesIdempotencyKey: true,
    body: jsonBody(TripListItemDraft),
    answers: { created: json(201, TripListItem) },
    document: RestAddTripListItem,
    variables: ({ parameters, body, idempotencyKey }) => ({ ...parameters, input: body, idempotencyKey }),
    reply: ({ created }, { addTripListItem }) => created(toRestItem(addTripListItem)),
  }),
  defineRoute({
    ...item,
    method: 'PUT',
    summary: 'Changes the note of a place in a list, or moves it: the others are numbered anew',
    body: jsonBody(TripListItemChange),
    answers: { ok: json(200, TripListItem) },
    document: RestChangeTripListItem,
    variables: ({ parameters, body }) => ({ ...parameters, input: body }),
    reply: ({ ok }, { changeTripListItem }) => ok(toRestItem(changeTripListItem)),
  }),
  defineRoute({
    ...item,
    method: 'DELETE',
    summary: "Takes a place out of one's own list",
    answers: { done: noContent() },
    document: RestRemoveTripListItem,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
];
