import { AppError, HTTP_STATUS } from '@wellspring/errors';
import {
  ADDRESS_MALFORMED,
  BODY_TOO_LARGE,
  REQUEST_MALFORMED,
  SOMETHING_WENT_WRONG,
} from '@wellspring/rest-contract/request-messages';
import { NOT_KEPT, readyAnswer, type ReadyAnswer } from '../cache/ready-answer.ts';
import type { Log } from './ports.ts';

/** An answer of JSON that nobody keeps. */
export const messageAnswer = (status: number, message: string, headers: readonly string[] = []): ReadyAnswer =>
  readyAnswer({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ message }),
    cacheControl: NOT_KEPT,
    headers,
  });

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** Messages for what express and its parsers refuse. */
const refusedByParser = (status: number, error: unknown): string => {
  if (status === 413) return BODY_TOO_LARGE;
  if (status === 415) return 'The content type is not supported';
  return error instanceof URIError ? ADDRESS_MALFORMED : REQUEST_MALFORMED;
};

/** What the asker is told: the words of an AppError, of a refused request, or nothing but that it failed. The rest is logged, once, here. */
export const errorAnswer = (error: unknown, log: Log, about: object): ReadyAnswer => {
  if (error instanceof AppError && error.code !== 'INTERNAL') {
    if (error.code === 'UNAVAILABLE') log.warn({ ...about, reason: error.message }, 'a dependency is away');
    return messageAnswer(HTTP_STATUS[error.code], error.message);
  }
  const status = statusOf(error);
  if (status !== null && status >= 400 && status < 500) return messageAnswer(status, refusedByParser(status, error));
  log.error({ ...about, err: error }, 'request failed');
  return messageAnswer(HTTP_STATUS.INTERNAL, SOMETHING_WENT_WRONG);
};
