import { say, type Message } from '@wellspring/words/message';
import { z } from 'zod';
import { OFFSET_MAX, PAGE_DEFAULT, PAGE_MAX, SEARCH_OFFSET_MAX, SEARCH_TEXT_MAX } from './listing-limits.ts';
import { isPointConfirmed } from './location-draft.ts';
import { Location } from './location.ts';
import { CATEGORY_MISSING, LATITUDE_WRONG, LONGITUDE_WRONG, TAGS_TOO_MANY } from './location-limits.ts';
import { ADMIN_LOCATION_SORTS, ADMIN_LOCATION_STATES } from './location-rules.ts';
import { enteredFacts } from './place-facts.ts';
import { changedValues, writtenText } from './place-values.ts';
import { oneOf, optionalText, wholeNumber } from './query-parameters.ts';
import { ID_MAX, MESSAGE_MAX } from './text-limits.ts';
import { countedText, errorParams, text } from './text.ts';

/** A place as admins see it. */
export const AdminLocation = Location.extend({
  category: z.strictObject({ id: z.int32(), name: z.string() }).nullable(),
  revision: z.int32().min(1).nullable().describe('what was read, for whoever changes it'),
}).meta({ id: 'AdminLocation' });
export type AdminLocation = z.output<typeof AdminLocation>;

/** Parameters of GET /api/admin/locations. */
export const AdminLocationsQuery = z.strictObject({
  search: optionalText(SEARCH_TEXT_MAX).optional(),
  state: oneOf(ADMIN_LOCATION_STATES)
    .default('all')
    .describe('doubted: the point does not fit what else is told, and nobody has confirmed it'),
  sort: oneOf(ADMIN_LOCATION_SORTS)
    .optional()
    .describe('absent: the best match first with search, else the newest; pending ones come first in any case'),
  limit: wholeNumber(1, PAGE_MAX).default(PAGE_DEFAULT),
  offset: wholeNumber(0, OFFSET_MAX).default(0).describe(`at most ${SEARCH_OFFSET_MAX} with search`),
});

const revision = z.int32().min(1);
/** What was read of a place, for the admin who decides; without it nothing is compared. */
export const readRevision = revision
  .optional()
  .describe('of the place, as it was read: a 409 says what has changed since, and nothing is done');

/** PUT /api/admin/locations/{id}/verify. */
export const Verification = z.strictObject({ isVerified: z.boolean(), revision: readRevision });

const placeId = text({ min: 1, max: ID_MAX });
const TOO_MANY_PLACES = errorParams(say('contract.placesTooMany', { max: PAGE_MAX }));

/** PUT /api/admin/locations/verify. */
export const Verifications = z.strictObject({
  ids: z.array(placeId).min(1).max(PAGE_MAX, TOO_MANY_PLACES),
  isVerified: z.boolean(),
  revisions: z
    .array(z.strictObject({ id: placeId, revision }))
    .max(PAGE_MAX, TOO_MANY_PLACES)
    .optional()
    .describe('of these places, as they were read: one that has changed since is refused, in words that say what has'),
});

/** What became of one of many places. */
export const VerificationOutcome = z
  .strictObject({ id: z.string(), ok: z.boolean(), message: z.string().optional().describe('why it was refused') })
  .meta({ id: 'VerificationOutcome' });

const degrees = (most: number, words: Message) =>
  z.number(errorParams(words)).min(-most, errorParams(words)).max(most, errorParams(words)).nullish();

/** Changes of a place: absent fields stay, null removes. */
export const LocationChange = z.strictObject({
  ...changedValues(),
  ...enteredFacts(),
  latitude: degrees(90, LATITUDE_WRONG).describe('together with longitude'),
  longitude: degrees(180, LONGITUDE_WRONG),
  categoryId: z.int32(errorParams(CATEGORY_MISSING)).optional(),
  tags: z.array(writtenText).max(100, errorParams(TAGS_TOO_MANY)).optional().describe('by name'),
  isPointConfirmed: isPointConfirmed.optional(),
});

/** PUT /api/admin/locations/{id}. */
export const AdminLocationChange = LocationChange.extend({
  isClaimed: z.boolean().optional().describe('false withdraws a claim'),
  revision: readRevision,
});

/** DELETE /api/admin/locations/{id}. */
export const LocationRemoval = z.strictObject({
  message: countedText({ max: MESSAGE_MAX }).optional().describe('to the submitter, who alone reads it'),
  revision: readRevision,
});
