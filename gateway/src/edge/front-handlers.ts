import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { dropCrossSiteCookies, headOfOpenReads } from '../security/open-reads.ts';
import type { Site } from '../security/site.ts';
import { admission, type Admission, type Lane } from './admission.ts';
import { cacheKeyOf } from '../http/language.ts';
import { hasBody, isFirstOfConnection, isProbe, isReading } from '../http/request-head.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Edge } from './edge.ts';
import type { Sessions } from '../security/session.ts';
import { drainBody } from '../security/drain-body.ts';
import { OVERLOAD, refusalAnswers, type RefusalAnswers } from './refusal-answers.ts';
import type { BufferedResponse } from '../http/buffered-response.ts';
import type { ErrorPage } from './refusal-answers.ts';
import type { Log } from '../http/error-response.ts';
import { type RateLimiter, rateHeaders } from '../security/rate-limit.ts';
import { earlyAnswers, type HeadFor, type Observe, observeResponses, responseReports } from './early-answers.ts';

/** `GET http://host/path` means what `GET /path` with that Host means (RFC 9112). */
const normalizeTarget = (request: IncomingMessage & { originalUrl: string }): void => {
  const { url = '' } = request;
  if (url.startsWith('/') || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return;
  const { host, pathname, search } = new URL(url);
  request.url = pathname + search;
  request.originalUrl = request.url;
  request.headers.host = host;
};

/** Makes of the head of a request what all that follows may rely on. */
const readHead =
  (site: Site, { tookConnection }: Pick<Admission, 'tookConnection'>): RequestHandler =>
  (request, response, next) => {
    if (isFirstOfConnection(request)) tookConnection();
    normalizeTarget(request);
    dropCrossSiteCookies(request, site);
    if (isReading(request) && hasBody(request)) response.setHeader('Connection', 'close');
    next();
  };

/** Popular responses are made before new ones: until then, all their callers wait. */
const laneOf =
  ({
    sessions,
    cache,
  }: {
    readonly sessions: Pick<Sessions, 'isVisitor'>;
    readonly cache: Pick<ResponseCache, 'isPopular'>;
  }) =>
  (request: IncomingMessage): Lane =>
    isReading(request) && sessions.isVisitor(request) && cache.isPopular(cacheKeyOf(request)) ? 'priority' : 'other';

/** Hands a request on when its turn comes, or refuses it where that took too long. */
const beginInTurn =
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
        drainBody(request, response);
        void parts.send(request, response, parts.refusals.busy(request));
      },
      isOver: () => response.destroyed,
    });
  };

type Parts = {
  readonly cache: ResponseCache;
  readonly edge: Edge;
  /** files of the web client and tiles of the bundled map, by path */
  readonly fileAt: (path: string) => BufferedResponse | undefined;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly observe: Observe;
  readonly site: Site;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** null: no limit */
  readonly limiter: RateLimiter | null;
  /** Whether a proxy of ours stands in front: only then what a request says about itself is believed. */
  readonly trustsProxy: boolean;
  /** headers of every response, names and values in turn */
  readonly head: () => readonly string[];
  /** explains to people what is wrong with their request */
  readonly errorPage: ErrorPage;
};

/**
 * What happens to every request before a route sees it, in this order: its head is made plain; what is in memory, and what is refused, is
 * answered at once; the rest gets its headers, is observed, and begins when its turn comes. Each response leaves one line in the log.
 */
export const frontHandlers = (parts: Parts): readonly [RequestHandler, ...RequestHandler[]] => {
  const { site, edge, trustsProxy } = parts;
  const { contextOf, send } = edge;
  const openHead = headOfOpenReads(parts.head, parts.sessions);
  const limits = rateHeaders(parts);
  const headFor: HeadFor = (request) => [...openHead(request), ...limits(request)];
  const report = responseReports(parts);
  const admitted = admission();
  const laneFor = laneOf(parts);
  const refusals = refusalAnswers(parts.errorPage);
  const shared = { contextOf, headFor, report, laneFor, refusals, admission: admitted };
  return [
    readHead(site, admitted),
    earlyAnswers({ ...parts, ...shared }),
    observeResponses({ ...shared, trustsProxy }),
    beginInTurn({ ...shared, send }),
  ];
};
