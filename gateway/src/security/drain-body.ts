import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a body is read and discarded after the response. */
const LINGER_MS = 2_000;

/**
 * For a response that does not wait for the rest of the request. The connection is not closed at once: a client that is still sending
 * would get a broken pipe in place of the response (RFC 9112, 9.6). The rest is discarded, and a client that sends for more than two
 * seconds is disconnected.
 */
export const drainBody = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.complete) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
    request.resume();
  });
};
