import type { IncomingMessage } from 'node:http';
import { AppError, HTTP_STATUS, INTERNAL_WORDS, type ErrorCode } from '@wellspring/errors';
import type { Logger } from '@wellspring/platform/log/log';
import { ADDRESS_MALFORMED, BODY_TOO_LARGE, REQUEST_MALFORMED } from '@wellspring/rest-contract/request-messages';
import { textIn } from '@wellspring/words/error-text';
import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import { say, type Message } from '@wellspring/words/message';
import { NOT_STORED, bufferedResponse, type BufferedResponse } from './buffered-response.ts';
import { languageOf } from './language.ts';
import { logRefusal } from './log-refusal.ts';
import { PROBLEM_TITLES, problemType } from './problems.ts';

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** The recipient; null: unknown, without preferences. */
type Asker = Pick<IncomingMessage, 'headers' | 'url'> | null;

/** Why a request is refused. */
type Refused = {
  readonly code: ErrorCode;
  readonly words: Message;
  /** names and values in turn */
  readonly headers?: readonly string[] | undefined;
  readonly retryAfter?: number | undefined;
  readonly field?: string | undefined;
};

const PROBLEM = 'application/problem+json';
/** Named in Accept with a quality above zero. */
const NAMES_PROBLEM = /application\/problem\+json(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Whether errors are requested as RFC 9457 has them: only clients that name the type get it. */
export const wantsProblem = (asker: Asker): boolean => NAMES_PROBLEM.test(asker?.headers.accept ?? '');

const problemOf = ({ code, field }: Refused, message: string, language: Language) => ({
  type: problemType(code),
  title: textIn(language, PROBLEM_TITLES[code]),
  status: HTTP_STATUS[code],
  detail: message,
  code,
  field,
});

/** An error as an answer of JSON that is not cached. */
export const refusalResponse = (asker: Asker, refused: Refused): BufferedResponse => {
  const { code, words, headers = [], retryAfter, field } = refused;
  const language = asker ? languageOf(asker) : DEFAULT_LANGUAGE;
  const message = textIn(language, words);
  const isProblem = wantsProblem(asker);
  return bufferedResponse({
    status: HTTP_STATUS[code],
    retryAfter,
    type: isProblem ? PROBLEM : 'application/json; charset=utf-8',
    body: JSON.stringify(isProblem ? problemOf(refused, message, language) : { message, code, field }),
    cacheControl: NOT_STORED,
    headers,
  });
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_TYPE' };

/** The code of what express and its parsers refuse; null for every other error. */
const parserCodeOf = (error: unknown): ErrorCode | null => {
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return status >= 400 && status < 500 ? (CODE_OF_STATUS[status] ?? 'VALIDATION') : null;
};

/** The status that an error is answered with. */
export const statusOf = (error: unknown): number =>
  HTTP_STATUS[error instanceof AppError ? error.code : (parserCodeOf(error) ?? 'INTERNAL')];

/** Messages for what express and its parsers refuse. */
const refusedByParser = (code: ErrorCode, error: unknown): Message => {
  if (code === 'TOO_LARGE') return BODY_TOO_LARGE;
  if (code === 'UNSUPPORTED_TYPE') return say('errors.contentTypeUnsupported');
  return error instanceof URIError ? ADDRESS_MALFORMED : REQUEST_MALFORMED;
};

/** The error response: the words of an AppError or of a refused request, or only that it failed. A refusal is logged here at level info, a failure as an error. */
export const errorResponse = (asker: Asker, error: unknown, log: Log, about: object): BufferedResponse => {
  if (error instanceof AppError && error.code !== 'INTERNAL') {
    if (error.code === 'UNAVAILABLE') log.warn({ ...about, reason: error.message }, 'a dependency is away');
    else logRefusal(log, about, error);
    return refusalResponse(asker, error);
  }
  const code = parserCodeOf(error);
  if (code !== null) {
    const refused = { code, words: refusedByParser(code, error) };
    logRefusal(log, about, { code, message: textIn(DEFAULT_LANGUAGE, refused.words) });
    return refusalResponse(asker, refused);
  }
  log.error({ ...about, err: error }, 'request failed');
  return refusalResponse(asker, { code: 'INTERNAL', words: INTERNAL_WORDS });
};
