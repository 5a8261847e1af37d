import type { AnswerMalformed } from '@wellspring/platform/lifecycle/connections';
import { http } from '@wellspring/platform/node-http';
import {
  BODY_TOO_LARGE,
  HEADERS_TOO_LARGE,
  REQUEST_MALFORMED,
  TIMED_OUT,
} from '@wellspring/rest-contract/request-messages';
import { messageResponse } from '../rest/error-response.ts';

const STATUS_OF: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, HEADERS_TOO_LARGE],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, BODY_TOO_LARGE],
  ERR_HTTP_REQUEST_TIMEOUT: [408, TIMED_OUT],
};

/** For what never becomes a request: the same kind of response as all else, with `head`, the headers of every response. */
export const answerClientError =
  (head: () => readonly string[]): AnswerMalformed =>
  (error, socket) => {
    if (error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, message] = STATUS_OF[error.code ?? ''] ?? [400, REQUEST_MALFORMED];
    const { plain } = messageResponse(status, message);
    const headers = [...head(), ...plain.head, 'Connection', 'close'];
    const lines = Array.from({ length: headers.length / 2 }, (_, at) => `${headers[2 * at]}: ${headers[2 * at + 1]}`);
    socket.end(
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${plain.body.toString()}`,
    );
  };
