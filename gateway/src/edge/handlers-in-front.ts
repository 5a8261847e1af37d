import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { BufferedResponse } from '../http/buffered-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Edge } from './edge.ts';
import type { Log } from '../http/error-response.ts';
import { headOfOpenReads } from '../security/open-reads.ts';
import type { RateLimiter } from '../security/rate-limit.ts';
import { rateHeaders } from '../security/rate-refusal.ts';
import type { Sessions } from '../security/session.ts';
import type { Site } from '../security/site.ts';
import { admission } from './admission.ts';
import { beginInTurn, laneOf } from './begin-in-turn.ts';
import { earlyAnswers } from './early-answers.ts';
import { observeResponses, responseReports, type HeadFor, type Observe } from './observe-responses.ts';
import { readHead } from './read-head.ts';
import { refusalAnswers } from './refusal-answers.ts';

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
  /** tells people what is wrong with their request */
  readonly errorPage: (status: number, message: string) => BufferedResponse;
};

/**
 * What happens to every request before a route sees it, in this order: its head is made plain; what is in memory, and what is refused, is
 * answered at once; the rest gets its headers, is observed, and begins when its turn comes. Each response leaves one line in the log.
 */
export const handlersInFront = (parts: Parts): readonly [RequestHandler, ...RequestHandler[]] => {
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
