import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why an operation failed, as the graph calls it, such as FORBIDDEN; null when nobody answered. */
export const errorCodeOf = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const codes = error.errors.map(({ extensions }) => extensions?.['code']);
  return codes.find((code) => typeof code === 'string') ?? null;
};

/** Whether a member's operation found that nobody is signed in any more. */
export const isUnauthenticated = (error: unknown): boolean => errorCodeOf(error) === 'UNAUTHENTICATED';
