import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { LIST_DESCRIPTION_MAX } from '@wellspring/rest-contract/list-limits';
import { unitsOf } from '@wellspring/rest-contract/text-limits';
import { say } from '@wellspring/words/message';

const VISIT_NOTES_MAX = 2_000;

const description = {
  max: unitsOf(LIST_DESCRIPTION_MAX),
  words: say('listsErrors.descriptionTooLong', { max: LIST_DESCRIPTION_MAX }),
};

/** The texts of lists and visits that may be longer than others. */
export const longTexts = {
  'TripListInput.description': description,
  'TripListChange.description': description,
  'VisitInput.notes': {
    max: unitsOf(VISIT_NOTES_MAX),
    words: say('listsErrors.notesTooLong', { max: VISIT_NOTES_MAX }),
  },
} as const satisfies LongTexts;
