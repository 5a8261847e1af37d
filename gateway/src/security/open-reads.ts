import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isReading } from '../http/request-head.ts';
import type { Sessions } from './session.ts';
import type { Site } from './site.ts';

/** Headers of answers that pages of other sites may read beside those that they always may. */
const EXPOSED = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
].join(', ');

const OPEN = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', EXPOSED];
const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** Seconds that a browser remembers what pages of other sites may ask. */
const PREFLIGHT_MAX_AGE = 24 * 60 * 60;

/** Whether an address is one of /api. */
export const isApi = ({ url = '' }: IncomingMessage): boolean => /^\/api(\/|\?|$)/.test(url);

/**
 * Removes the cookies from a call that a page of another site makes in the name of its reader: it is answered as to a visitor. Who follows a
 * link comes by themselves, and keeps them.
 */
export const dropCrossSiteCookies = (request: IncomingMessage, site: Site): void => {
  if (request.headers.cookie !== undefined && isApi(request) && site.isCrossSiteFetch(request))
    delete request.headers.cookie;
};

/** Whether a call of /api reads without a session. */
const isOpenRead = (request: IncomingMessage, sessions: Pick<Sessions, 'isVisitor'>): boolean =>
  isApi(request) && (isReading(request) || request.method === 'OPTIONS') && sessions.isVisitor(request);

/** The headers of every answer, those of open reads with leave for pages of all sites. Both are names and values in turn. */
export const headOfOpenReads = (
  head: () => readonly string[],
  sessions: Pick<Sessions, 'isVisitor'>,
): ((request: IncomingMessage) => readonly string[]) => {
  let current = head();
  const opened = (headers: readonly string[]): readonly string[] => [
    ...headers.map((value, at) => (headers[at - 1]?.toLowerCase() === RESOURCE_POLICY ? 'cross-origin' : value)),
    ...OPEN,
  ];
  let open = opened(current);
  return (request) => {
    const now = head();
    if (!isOpenRead(request, sessions)) return now;
    if (now !== current) {
      current = now;
      open = opened(now);
    }
    return open;
  };
};

/** Allows pages of other sites to read, with any headers, and nothing else. */
export const preflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE),
  });
  response.end();
};
