import type { IncomingMessage } from 'node:http';
import { HTTP_STATUS } from '@wellspring/errors';
import { TOO_BUSY } from '@wellspring/rest-contract/request-messages';
import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import type { BufferedResponse } from '../http/buffered-response.ts';
import { refusalResponse, wantsProblem } from '../http/error-response.ts';
import { languageOf } from '../http/language.ts';
import type { Refusal } from '../security/refusal.ts';
import { isPageVisit } from '../http/request-head.ts';

/** The route of what is refused since more comes than can be done, in log and metrics. */
export const OVERLOAD = 'overload';

const BUSY = { code: 'UNAVAILABLE', words: TOO_BUSY } as const;

/** Explains to people in their language what is wrong with their request. */
export type ErrorPage = (status: number, message: string, language: Language) => BufferedResponse;

export type RefusalAnswers = {
  /** A refusal as a page for people, or as JSON. */
  readonly answer: (request: IncomingMessage, refusal: Omit<Refusal, 'headers'>) => BufferedResponse;
  /** More comes than can be done: as ready bytes, since refusing must cost next to nothing. */
  readonly busy: (request: IncomingMessage) => BufferedResponse;
};

/** What refused requests are answered with. */
export const refusalAnswers = (errorPage: ErrorPage): RefusalAnswers => {
  const call = refusalResponse(null, BUSY);
  const problem = refusalResponse({ headers: { accept: 'application/problem+json' } }, BUSY);
  const pageFor = (request: IncomingMessage, { code, words }: Omit<Refusal, 'headers'>) =>
    errorPage(HTTP_STATUS[code], textIn(languageOf(request), words), languageOf(request));
  return {
    answer: (request, refusal) =>
      isPageVisit(request) ? pageFor(request, refusal) : refusalResponse(request, refusal),
    busy: (request) => {
      if (isPageVisit(request)) return pageFor(request, BUSY);
      return wantsProblem(request) ? problem : call;
    },
  };
};
