import { HTTP_STATUS, isErrorCode, type ErrorCode } from '@wellspring/errors';

/** What each code of an error means, the same each time: the title of its problem (RFC 9457). */
export const PROBLEM_TITLES: Readonly<Record<ErrorCode, string>> = {
  VALIDATION: 'Something in the request is unknown, repeated, missing or malformed',
  OPERATION_TOO_EXPENSIVE: 'The operation asks for more than can be answered at once',
  UNAUTHENTICATED: 'Nobody is signed in, or the credentials are wrong',
  FORBIDDEN: 'The caller may not do this',
  NOT_FOUND: 'There is none, or none that the caller may see',
  METHOD_NOT_ALLOWED: 'The address does not know this method',
  TIMED_OUT: 'The request took too long to arrive',
  CONFLICT: 'It does not go with what is there, or somebody else was faster',
  TOO_LARGE: 'The body is too large',
  ADDRESS_TOO_LONG: 'The address is too long',
  UNSUPPORTED_TYPE: 'The body is of another content type',
  MISDIRECTED: 'The request names another host',
  KEY_REUSED: 'The Idempotency-Key was used for another request',
  RATE_LIMITED: 'Too many calls',
  HEADERS_TOO_LARGE: 'The headers are too large',
  UNAVAILABLE: 'A part of the product is away for the moment',
  INTERNAL: 'The product failed',
};

/** The codes in the order of their statuses. */
export const PROBLEM_CODES: readonly ErrorCode[] = Object.keys(PROBLEM_TITLES)
  .filter(isErrorCode)
  .toSorted((one, other) => HTTP_STATUS[one] - HTTP_STATUS[other]);

/** Where a code is explained: a place on the page of the contract. */
export const problemType = (code: ErrorCode): string => `/api/docs#${code}`;
