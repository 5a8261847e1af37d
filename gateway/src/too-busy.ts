import type { IncomingMessage } from 'node:http';
import { HTTP_STATUS } from '@wellspring/errors';
import { TOO_BUSY } from '@wellspring/rest-contract/request-messages';
import type { BufferedResponse } from './cache/buffered-response.ts';
import type { CachedResponse } from './cache/response-cache.ts';
import { isPageVisit } from './request-head.ts';
import { refusalResponse, wantsProblem } from './rest/error-response.ts';
import type { Refusal } from './security/refusal.ts';

/** The route of what is refused since more comes than can be done, in log and metrics. */
export const OVERLOAD = 'overload';

export const BUSY: Refusal = { code: 'UNAVAILABLE', message: TOO_BUSY, headers: [] };

const CALL = refusalResponse(null, BUSY);
const PROBLEM = refusalResponse({ headers: { accept: 'application/problem+json' } }, BUSY);

/** BUSY as ready bytes, since refusing must cost next to nothing. */
export const busyResponse = (
  request: IncomingMessage,
  errorPage: (status: number, message: string) => BufferedResponse,
): CachedResponse => ({
  route: OVERLOAD,
  response: isPageVisit(request)
    ? errorPage(HTTP_STATUS[BUSY.code], BUSY.message)
    : wantsProblem(request)
      ? PROBLEM
      : CALL,
});
