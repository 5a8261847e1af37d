import { say } from '@wellspring/words/message';

/** Reports: their kinds, limits and words, apart from their schemas. */
export const REPORTED_KINDS = ['location', 'review', 'list'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_TYPES = ['wrong_address', 'closed', 'duplicate', 'inappropriate', 'spam', 'other'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_STATUSES = ['pending', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What an admin makes of a report. */
export const REPORT_OUTCOMES = ['resolved', 'dismissed'] as const satisfies readonly ReportStatus[];
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Characters of what a member writes, and of what an admin notes. */
export const REPORT_TEXT_MAX = 2_000;

export const REPORT_INCOMPLETE = say('contract.reportIncomplete');
export const REPORT_TOO_LONG = say('contract.descriptionTooLong', { max: REPORT_TEXT_MAX });
export const REPORT_NOTES_TOO_LONG = say('contract.notesTooLong', { max: REPORT_TEXT_MAX });
export const REPORT_SETTLED = say('contract.reportSettled');
