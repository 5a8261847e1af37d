import { AppError, HTTP_STATUS, INTERNAL_MESSAGE } from '@wellspring/errors';
import { ADDRESS_MALFORMED, BODY_TOO_LARGE, REQUEST_MALFORMED } from '@wellspring/rest-contract/request-messages';
import { NOT_STORED, bufferedResponse, type BufferedResponse } from '../cache/buffered-response.ts';
import type { Log } from './ports.ts';

type Told = {
  readonly headers?: readonly string[];
  readonly retryAfter?: number | undefined;
  readonly field?: string | undefined;
};

/** An answer of JSON that nobody keeps. */
export const messageResponse = (
  status: number,
  message: string,
  { headers = [], retryAfter, field }: Told = {},
): BufferedResponse =>
  bufferedResponse({
    status,
    retryAfter,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ message, field }),
    cacheControl: NOT_STORED,
    headers,
  });

/** The status of what express and its parsers refuse; null for every other error. */
const parserStatusOf = (error: unknown): number | null => {
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
  return status !== null && status >= 400 && status < 500 ? status : null;
};

/** The status that an error is answered with. */
export const statusOf = (error: unknown): number =>
  error instanceof AppError ? HTTP_STATUS[error.code] : (parserStatusOf(error) ?? HTTP_STATUS.INTERNAL);

/** Messages for what express and its parsers refuse. */
const refusedByParser = (status: number, error: unknown): string => {
  if (status === 413) return BODY_TOO_LARGE;
  if (status === 415) return 'The content type is not supported';
  return error instanceof URIError ? ADDRESS_MALFORMED : REQUEST_MALFORMED;
};

/** What the caller is told: the words of an AppError or of a refused request, or only that it failed. The rest is logged here, once. */
export const errorResponse = (error: unknown, log: Log, about: object): BufferedResponse => {
  if (error instanceof AppError && error.code !== 'INTERNAL') {
    if (error.code === 'UNAVAILABLE') log.warn({ ...about, reason: error.message }, 'a dependency is away');
    return messageResponse(HTTP_STATUS[error.code], error.message, error);
  }
  const status = parserStatusOf(error);
  if (status !== null) return messageResponse(status, refusedByParser(status, error));
  log.error({ ...about, err: error }, 'request failed');
  return messageResponse(HTTP_STATUS.INTERNAL, INTERNAL_MESSAGE);
};
