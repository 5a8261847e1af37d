import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { say } from '@wellspring/words/message';
import { CONTENT_MAX } from '../domain/review.ts';

/** UTF-16 units that a character takes at most, and as many blanks again. */
const UNITS = 4;

const content = { max: UNITS * CONTENT_MAX, words: say('reviewsErrors.contentTooLong', { max: CONTENT_MAX }) };

/** The texts of reviews that may be longer than others. */
export const longTexts = {
  'ReviewInput.content': content,
  'ReviewChange.content': content,
} as const satisfies LongTexts;
