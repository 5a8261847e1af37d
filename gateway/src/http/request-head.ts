import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** What the request line, the headers and the connection say about a request. */

export const pathOf = (address: string): string => {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
};

export const isReading = ({ method = '' }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether something follows the headers. If it is not read, the connection ends with the response. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Nothing was answered yet on the connection that it came by. */
export const isFirstOfConnection = ({ socket }: IncomingMessage): boolean => socket.bytesWritten === 0;

const PROBES = new Set(['/healthz', '/readyz']);

/** Called by the platform, by address and not by name. */
export const isProbe = ({ url = '' }: IncomingMessage): boolean => PROBES.has(url);

/** A browser that goes to a page, not a program that calls. */
export const isPageVisit = (request: IncomingMessage): boolean =>
  isReading(request) &&
  !/^\/(api|graphql|media|assets)(\/|\?|$)/.test(request.url ?? '') &&
  new Negotiator({ headers: { accept: request.headers.accept ?? 'application/json' } }).mediaTypes([
    'application/json',
    'text/html',
  ])[0] === 'text/html';
