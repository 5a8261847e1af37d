import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a body is taken in, to be thrown away, after the response is out. */
const LINGER_MS = 2_000;

/**
 * For a response that does not wait for the rest of the request. The connection is not cut at once: whoever is still sending
 * would learn of a broken pipe in place of the words (RFC 9112, 9.6). What still comes is thrown away, and who goes on sending
 * for more than two seconds is cut off.
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
