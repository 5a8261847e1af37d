import { HTTP_STATUS, isErrorCode, type ErrorCode } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';

/** What each code of an error means, the same each time: the title of its problem (RFC 9457). */
export const PROBLEM_TITLES: Readonly<Record<ErrorCode, Message>> = {
  VALIDATION: say('errors.titleValidation'),
  OPERATION_TOO_EXPENSIVE: say('errors.titleOperationTooExpensive'),
  UNAUTHENTICATED: say('errors.titleUnauthenticated'),
  FORBIDDEN: say('errors.titleForbidden'),
  NOT_FOUND: say('errors.titleNotFound'),
  METHOD_NOT_ALLOWED: say('errors.titleMethodNotAllowed'),
  TIMED_OUT: say('errors.titleTimedOut'),
  CONFLICT: say('errors.titleConflict'),
  TOO_LARGE: say('errors.titleTooLarge'),
  ADDRESS_TOO_LONG: say('errors.titleAddressTooLong'),
  UNSUPPORTED_TYPE: say('errors.titleUnsupportedType'),
  MISDIRECTED: say('errors.titleMisdirected'),
  KEY_REUSED: say('errors.titleKeyReused'),
  RATE_LIMITED: say('errors.titleRateLimited'),
  HEADERS_TOO_LARGE: say('errors.titleHeadersTooLarge'),
  UNAVAILABLE: say('errors.titleUnavailable'),
  INTERNAL: say('errors.titleInternal'),
};

/** The codes in the order of their statuses. */
export const PROBLEM_CODES: readonly ErrorCode[] = Object.keys(PROBLEM_TITLES)
  .filter(isErrorCode)
  .toSorted((one, other) => HTTP_STATUS[one] - HTTP_STATUS[other]);

/** Where a code is explained: a place on the page of the contract. */
export const problemType = (code: ErrorCode): string => `/api/docs#${code}`;
