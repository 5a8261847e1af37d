import { z } from 'zod';
import { DisplayBadge } from './badge.ts';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX, LIST_NAME_MISSING } from './list-limits.ts';
import { PUBLIC_LISTS_DEFAULT, PUBLIC_LISTS_MAX, PUBLIC_LISTS_PAGE_MAX, SEARCH_TEXT_MAX } from './listing-limits.ts';
import { Location } from './location.ts';
import { oneOf, optionalText, wholeNumber } from './query-parameters.ts';
import { ID_MAX } from './text-limits.ts';
import { countedText, text } from './text.ts';

const TripListOwner = z
  .strictObject({
    id: z.string(),
    displayName: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable().describe('the initial'),
    badge: DisplayBadge.nullable(),
  })
  .meta({ id: 'TripListOwner' });

/** A list without its places, as it stands among others. */
export const TripListSummary = z
  .strictObject({
    id: z.string(),
    userId: z.string(),
    revision: z.int32().min(1).describe('rises with every change'),
    name: z.string(),
    description: z.string().nullable(),
    isPublic: z.boolean(),
    showsNotes: z.boolean().describe('its notes are there for everybody who sees it; else for its owner alone'),
    shareCode: z.string().describe('stands for the id in addresses; no permission'),
    itemCount: z.int32().min(0).describe('places that the caller may see'),
    user: TripListOwner.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TripListSummary' });

export const TripListItem = z
  .strictObject({
    locationId: z.string(),
    location: Location,
    visitOrder: z.int32().min(1).describe('from 1, without gaps'),
    notes: z.string().nullable(),
  })
  .meta({ id: 'TripListItem' });

export const TripList = TripListSummary.extend({ items: z.array(TripListItem) }).meta({ id: 'TripList' });
export type TripList = z.output<typeof TripList>;

/** Parameters of GET /api/public-trip-lists. */
export const PublicTripListsQuery = z.strictObject({
  page: wholeNumber(1, PUBLIC_LISTS_PAGE_MAX).default(1),
  limit: wholeNumber(1, PUBLIC_LISTS_MAX).default(PUBLIC_LISTS_DEFAULT),
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in the name or the description, or begins a word there'),
});

/** A page of everybody's public lists, newest first. */
export const PublicTripLists = z
  .strictObject({ lists: z.array(TripListSummary), total: z.int32().min(0) })
  .meta({ id: 'PublicTripLists' });

const EXPORT_FORMATS = ['gpx', 'kml', 'geojson', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Parameters of GET /api/trip-lists/{id}/export. */
export const TripListExportQuery = z.strictObject({
  format: oneOf(EXPORT_FORMATS),
});

const name = countedText({
  min: 1,
  max: LIST_NAME_MAX,
  isTrimmed: true,
  words: { missing: LIST_NAME_MISSING, tooShort: LIST_NAME_MISSING },
});
const description = countedText({ max: LIST_DESCRIPTION_MAX }).nullish();
/** A change that names the revision it was made on is a 409 when the list has changed since. */
const revision = z.int32().min(1).optional().describe('of the list, as it was read: a 409 when it has changed since');
const notes = countedText({ max: 500 }).nullish();

/** POST /api/trip-lists. */
export const TripListDraft = z.strictObject({
  name,
  description,
  isPublic: z.boolean().default(false),
  showsNotes: z.boolean().default(true),
});
/** PUT /api/trip-lists/{id}: absent fields stay. */
export const TripListChange = z.strictObject({
  name: name.optional(),
  description,
  isPublic: z.boolean().optional(),
  showsNotes: z.boolean().optional(),
});
/** POST /api/trip-lists/{id}/items. */
export const TripListItemDraft = z.strictObject({
  locationId: text({ min: 1, max: ID_MAX }),
  notes,
  visitOrder: z.int32().min(1).optional().describe('beyond the last, or without one, at the end'),
});
/** PUT /api/trip-lists/{id}/items/{locationId}. */
export const TripListItemChange = z.strictObject({ notes, visitOrder: z.int32().min(1).optional(), revision });
