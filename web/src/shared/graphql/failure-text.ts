import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Translate } from '@wellspring/words/translate';
import { networkError } from '../api/call-api.ts';
import { isUnreachable } from './errors.ts';

/** What to say of an operation that failed: the server's words, where it answered. */
export const failureText = (t: Translate, error: unknown): string => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? error.message;
  if (isUnreachable(error)) return networkError(t);
  return (error instanceof Error && error.message) || t('site.failed');
};
