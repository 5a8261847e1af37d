import { AppError } from '@wellspring/errors';
import {
  RESEARCH_QUERY_LONG,
  RESEARCH_QUERY_MAX,
  RESEARCH_QUERY_MIN,
  RESEARCH_QUERY_SHORT,
} from '@wellspring/rest-contract/research-limits';
import { cleanLine, lengthOf } from '@wellspring/written-text';

/** What a member wants to know of, on one line. @throws AppError VALIDATION */
export const researchQuery = (given: string): string => {
  const query = cleanLine(given);
  if (lengthOf(query) < RESEARCH_QUERY_MIN) throw new AppError('VALIDATION', RESEARCH_QUERY_SHORT);
  if (lengthOf(query) > RESEARCH_QUERY_MAX) throw new AppError('VALIDATION', RESEARCH_QUERY_LONG);
  return query;
};
