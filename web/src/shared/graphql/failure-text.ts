import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { networkError } from '../api/call-api.ts';
import { isUnreachable } from './errors.ts';

/** What to say of an operation that failed: the server's words, where it answered. */
export const failureText = (error: unknown): string => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? error.message;
  if (isUnreachable(error)) return networkError();
  return (error instanceof Error && error.message) || 'An error occurred. Please try again.';
};
