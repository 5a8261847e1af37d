import { textIn } from '@wellspring/words/error-text';
import { say, type Message } from '@wellspring/words/message';

/** Everything that can go wrong, by what the asker can do about it. The edge maps codes to HTTP once. */
export const HTTP_STATUS = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMED_OUT: 408,
  CONFLICT: 409,
  /** an operation of the graph asks for more than can be answered at once */
  OPERATION_TOO_EXPENSIVE: 400,
  TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_TYPE: 415,
  /** the request names another host */
  MISDIRECTED: 421,
  /** an Idempotency-Key came again with another request */
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

/** The public text of an internal error: the details are in the log. */
export const INTERNAL_WORDS = say('errors.internal');
export const INTERNAL_MESSAGE = textIn('en', INTERNAL_WORDS);

export type ErrorCode = keyof typeof HTTP_STATUS;

type Options = ErrorOptions & {
  readonly retryAfter?: number | undefined;
  readonly field?: string | undefined;
};

/**
 * An error whose words are written for the person who reads it. Thrown once, at the place that knows. Its `message` is in English, for the
 * log; the edge says `words` in the language of the reader.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly words: Message;
  /** seconds after which the same call may work, where that is known */
  readonly retryAfter: number | undefined;
  /** the field of the input that is wrong, as the caller calls it; of a nested one its path, with dots */
  readonly field: string | undefined;

  constructor(code: ErrorCode, words: Message, options?: Options) {
    super(textIn('en', words), options);
    this.name = 'AppError';
    this.code = code;
    this.words = words;
    this.retryAfter = options?.retryAfter;
    this.field = options?.field;
  }
}

/** Whether a text is one of our codes: what comes back over GraphQL is only text. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(HTTP_STATUS, code);

/** A dependency is away (refused, timed out, shutting down): waiting helps, trying something else does not. */
export const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE';
