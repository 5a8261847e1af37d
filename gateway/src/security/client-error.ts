import type { Duplex } from 'node:stream';
import { HEADERS_TOO_LARGE, REQUEST_MALFORMED } from '@wellspring/rest-contract/request-messages';

const answerFor = (code: unknown): readonly [string, string] =>
  code === 'HPE_HEADER_OVERFLOW'
    ? ['431 Request Header Fields Too Large', HEADERS_TOO_LARGE]
    : ['400 Bad Request', REQUEST_MALFORMED];

/** For the server's `clientError`: what is not HTTP, or has overlong headers, gets the same kind of answer as all else. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = answerFor(error.code);
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};
