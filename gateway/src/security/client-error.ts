import type { ErrorCode } from '@wellspring/errors';
import type { AnswerMalformed } from '@wellspring/platform/lifecycle/connections';
import { http } from '@wellspring/platform/node-http';
import {
  BODY_TOO_LARGE,
  HEADERS_TOO_LARGE,
  REQUEST_MALFORMED,
  TIMED_OUT,
} from '@wellspring/rest-contract/request-messages';
import type { Message } from '@wellspring/words/message';
import { refusalResponse } from '../http/error-response.ts';

const REFUSALS: Readonly<Record<string, readonly [ErrorCode, Message]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', HEADERS_TOO_LARGE],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['TOO_LARGE', BODY_TOO_LARGE],
  ERR_HTTP_REQUEST_TIMEOUT: ['TIMED_OUT', TIMED_OUT],
};

/** For what never becomes a request: the same kind of response as all else, with `head`, the headers of every response. */
export const answerClientError =
  (head: () => readonly string[]): AnswerMalformed =>
  (error, socket) => {
    if (error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [code, words] = REFUSALS[error.code ?? ''] ?? (['VALIDATION', REQUEST_MALFORMED] as const);
    const { plain, status } = refusalResponse(null, { code, words });
    const headers = [...head(), ...plain.head, 'Connection', 'close'];
    const lines = Array.from({ length: headers.length / 2 }, (_, at) => `${headers[2 * at]}: ${headers[2 * at + 1]}`);
    socket.end(
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${plain.body.toString()}`,
    );
  };
