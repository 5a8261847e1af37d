import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { CONTACT_TEXTS } from '@wellspring/rest-contract/contact-limits';
import { REPORT_NOTES_TOO_LONG, REPORT_TEXT_MAX, REPORT_TOO_LONG } from '@wellspring/rest-contract/report-limits';
import { unitsOf } from '@wellspring/rest-contract/text-limits';

/** Of the head of a file in a form: the gateway has counted it. */
const FILE_NAME_MAX = 8 * 1024;

const notes = { max: unitsOf(REPORT_TEXT_MAX), words: REPORT_NOTES_TOO_LONG };

/** The texts of moderation that may be longer than others. */
export const longTexts = {
  'ReportInput.description': { max: unitsOf(REPORT_TEXT_MAX), words: REPORT_TOO_LONG },
  'Mutation.settleReport.notes': notes,
  'Mutation.settleReportsOn.notes': notes,
  'ContactInput.message': { max: unitsOf(CONTACT_TEXTS.message.max), words: CONTACT_TEXTS.message.tooLong },
  'HeroImageFile.originalName': { max: FILE_NAME_MAX },
} as const satisfies LongTexts;
