import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Edge } from './edge.ts';
import type { Sessions } from '../security/session.ts';
import { dropRestOf } from '../security/unread-body.ts';
import type { Admission, Lane } from './admission.ts';
import { OVERLOAD, type RefusalAnswers } from './refusal-answers.ts';
import { isProbe, isReading } from '../http/request-head.ts';

/** What many ask for is made again before what nobody has asked for yet: until then, all of them wait. */
export const laneOf =
  ({
    sessions,
    cache,
  }: {
    readonly sessions: Pick<Sessions, 'isVisitor'>;
    readonly cache: Pick<ResponseCache, 'isWanted'>;
  }) =>
  (request: IncomingMessage): Lane =>
    isReading(request) && sessions.isVisitor(request) && cache.isWanted(request.url ?? '/') ? 'wanted' : 'other';

/** Hands a request on when its turn comes, or refuses it where that took too long. */
export const beginInTurn =
  (parts: {
    readonly admission: Pick<Admission, 'enter'>;
    readonly laneFor: (request: IncomingMessage) => Lane;
    readonly refusals: Pick<RefusalAnswers, 'busy'>;
    readonly contextOf: Edge['contextOf'];
    readonly send: Edge['send'];
  }): RequestHandler =>
  (request, response, next) => {
    if (isProbe(request)) return next();
    parts.admission.enter(parts.laneFor(request), {
      begin: next,
      refuse: () => {
        parts.contextOf(request).route = OVERLOAD;
        dropRestOf(request, response);
        void parts.send(request, response, parts.refusals.busy(request));
      },
      isOver: () => response.destroyed,
    });
  };
