import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';
import { REASON_MAX, REASON_TOO_LONG } from '@wellspring/rest-contract/admin-limits';
import { unitsOf } from '@wellspring/rest-contract/text-limits';

/** The texts of identity that may be longer than others. */
export const longTexts = {
  'Mutation.setSuspended.reason': { max: unitsOf(REASON_MAX), words: REASON_TOO_LONG },
} as const satisfies LongTexts;
