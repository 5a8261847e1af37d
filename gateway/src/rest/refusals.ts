import { HTTP_STATUS, type ErrorCode } from '@wellspring/errors';
import { statusOf } from '../http/error-response.ts';
import { namesIn } from './parse-address.ts';
import type { Route } from './route.ts';

/** What the edge may answer to any call. */
const ANYWHERE = [
  'VALIDATION',
  'METHOD_NOT_ALLOWED',
  'ADDRESS_TOO_LONG',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const;

/** The codes that a call may be refused with: the edge's own, what follows from the parts of its row, and what the row adds. */
const refusalsOf = ({ method, who, path, body, takesIdempotencyKey, refuses = [] }: Route): Set<ErrorCode> => {
  const isChange = method !== 'GET';
  return new Set<ErrorCode>([
    ...ANYWHERE,
    ...(who === 'everyone' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(namesIn(path).length > 0 ? (['NOT_FOUND'] as const) : []),
    // Calls of other sites are refused, and the faster one wins.
    ...(isChange ? (['FORBIDDEN', 'CONFLICT'] as const) : []),
    ...((body.json ?? body.form) ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
    ...(takesIdempotencyKey ? (['KEY_REUSED'] as const) : []),
    ...refuses,
  ]);
};

/** An answer can be revalidated by its ETag. */
export const isRepeatable = ({ method, answers }: Pick<Route, 'method' | 'answers'>): boolean =>
  method === 'GET' && answers.some(({ status, kind }) => status === 200 && (kind === 'json' || kind === 'file'));

/** The statuses of the refusals of a call, each once, in their order. */
export const refusedStatuses = (route: Route): readonly number[] =>
  [...new Set([...refusalsOf(route)].map((code) => HTTP_STATUS[code]))].sort((one, other) => one - other);

/**
 * Hands on what a call failed with, where its contract says that status; an error of another status is one of ours.
 * The cause stays with it, for the log.
 */
export const declaredOnly = (route: Route): ((error: unknown) => unknown) => {
  const declared = new Set(refusedStatuses(route));
  return (error) => {
    const status = statusOf(error);
    if (declared.has(status)) return error;
    return new Error(`${route.method} ${route.path} was refused with ${status}, which its row does not say`, {
      cause: error,
    });
  };
};
