import { list, say } from '@wellspring/words/message';
import { z } from 'zod';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { TIME_ORDERS } from './listing-rules.ts';
import { oneOf, optionalText, paging } from './query-parameters.ts';
import {
  REPORT_INCOMPLETE,
  REPORT_NOTES_TOO_LONG,
  REPORT_OUTCOMES,
  REPORT_STATUSES,
  REPORT_TEXT_MAX,
  REPORT_TOO_LONG,
  REPORT_TYPES,
} from './report-limits.ts';
import { ID_MAX, unitsOf } from './text-limits.ts';
import { errorParams, text } from './text.ts';

const UNITS_MAX = unitsOf(REPORT_TEXT_MAX);

/** POST /api/locations/{id}/report, and likewise of a review or a public list. */
export const ReportDraft = z.strictObject({
  type: oneOf(REPORT_TYPES, say('contract.reportTypeWrong', { values: list('commas', REPORT_TYPES) })),
  description: text({ max: UNITS_MAX, words: { missing: REPORT_INCOMPLETE, tooLong: REPORT_TOO_LONG } })
    .refine((given) => given.trim() !== '', errorParams(REPORT_INCOMPLETE))
    .describe(`at most ${REPORT_TEXT_MAX} characters`),
});

const about = {
  locationId: z.string().nullable().describe('the place, or the place that the review is of'),
  reviewId: z.string().nullable(),
  listId: z.string().nullable(),
};

const common = {
  id: z.string(),
  type: z.enum(REPORT_TYPES),
  status: z.enum(REPORT_STATUSES),
  description: z.string(),
  ...about,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A report as who made it sees it. */
export const OwnReport = z.strictObject(common).meta({ id: 'OwnReport' });

/** A report as admins see it. Its target is null where it is deleted or unavailable right now. */
export const Report = z
  .strictObject({
    ...common,
    notes: z.string().nullable(),
    resolvedAt: z.iso.datetime().nullable(),
    resolvedBy: z.string().nullable().describe('the admin; null: nobody, or it went with what it was about'),
    location: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        city: z.string().nullable(),
        country: z.string().nullable(),
      })
      .nullable(),
    review: z.strictObject({ id: z.string(), rating: z.int32(), title: z.string() }).nullable(),
    list: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    user: z
      .strictObject({
        id: z.string(),
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        email: z.string(),
      })
      .nullable()
      .describe('who reported; null where their account is gone'),
  })
  .meta({ id: 'Report' });

/** Parameters of GET /api/reports. */
export const ReportsQuery = z.strictObject({
  status: oneOf(['all', ...REPORT_STATUSES]).default('all'),
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in the description, or begins a word there'),
  sort: oneOf(TIME_ORDERS).default('newest'),
  ...paging,
});

const outcome = {
  status: oneOf(REPORT_OUTCOMES, say('contract.statusWrong', { values: list('commas', REPORT_OUTCOMES) })),
  notes: text({ max: UNITS_MAX, words: { tooLong: REPORT_NOTES_TOO_LONG } }).nullish(),
};

/** PUT /api/reports/{id}/status. */
export const ReportSettlement = z.strictObject(outcome);

const idOf = text({ min: 1, max: ID_MAX }).optional();
const ONE_SUBJECT = say('contract.oneSubjectNeeded');

/** PUT /api/reports/status: on one target. */
export const ReportsSettlement = z
  .strictObject({ locationId: idOf, reviewId: idOf, listId: idOf, ...outcome })
  .refine(
    ({ locationId, reviewId, listId }) => [locationId, reviewId, listId].filter((id) => id !== undefined).length === 1,
    errorParams(ONE_SUBJECT),
  )
  .meta({ examples: [{ locationId: 'p3Wd5nTb92', status: 'resolved', notes: 'The hours are corrected.' }] });

/** How many reports were settled. */
export const SettledReports = z.strictObject({ count: z.int32().min(0) }).meta({ id: 'SettledReports' });
