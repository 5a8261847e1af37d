import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { dropForeignCookies } from '../security/open-reads.ts';
import type { Site } from '../security/site.ts';
import type { Admission } from './admission.ts';
import { hasBody, isFirstOfConnection, isReading } from '../http/request-head.ts';

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
export const readHead =
  (site: Site, { tookConnection }: Pick<Admission, 'tookConnection'>): RequestHandler =>
  (request, response, next) => {
    if (isFirstOfConnection(request)) tookConnection();
    normalizeTarget(request);
    dropForeignCookies(request, site);
    if (isReading(request) && hasBody(request)) response.setHeader('Connection', 'close');
    next();
  };
