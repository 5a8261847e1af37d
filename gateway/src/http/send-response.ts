import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { newNonce, type Nonce } from './nonce.ts';
import {
  compress,
  compressedForm,
  type BufferedResponse,
  type EncodedForm,
  type Encoding,
} from './buffered-response.ts';

/** The encoding to answer with, from an Accept-Encoding header; br before gzip where both are as welcome. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | 'identity' => {
  if (!acceptEncoding) return 'identity';
  const headers = { 'accept-encoding': acceptEncoding };
  const [chosen] = new Negotiator({ headers }).encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
};

const write = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  head: string[],
  body?: Buffer,
): void => {
  response.writeHead(status, head);
  if (body && request.method !== 'HEAD') response.end(body);
  else response.end();
};

const POLICY = 'content-security-policy';

/** Headers, names and values in turn, but for some. */
const without = (names: readonly string[], head: readonly string[]): string[] =>
  head.filter((_, at) => !names.includes((head[at - (at % 2)] ?? '').toLowerCase()));

/** Fills in a nonce of only this response, in its bytes and in its policy. */
const sendWithNonce = async (
  request: IncomingMessage,
  response: ServerResponse,
  { status, plain }: BufferedResponse,
  { placeholder, policy }: Nonce,
  extra: readonly string[],
): Promise<void> => {
  const nonce = newNonce();
  const whole = Buffer.from(plain.body.toString().replaceAll(placeholder, nonce));
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? whole : await compress[encoding](whole);
  const head = [...without([POLICY], extra), ...without(['content-length'], plain.head), POLICY, policy(nonce)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  write(request, response, status, [...head, 'Content-Length', String(body.length)], body);
};

/** Sends a response in an encoding that the caller accepts, or 304. `extra`: headers that every response has, names and values in turn. */
export const sendResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  buffered: BufferedResponse,
  extra: readonly string[],
): void | Promise<void> => {
  const { headers } = request;
  if (buffered.nonce) return sendWithNonce(request, response, buffered, buffered.nonce, extra);
  const isConditional = headers['if-none-match'] !== undefined && buffered.status === 200;
  if (isConditional && fresh(headers, { etag: buffered.etag }))
    return write(request, response, 304, [...extra, ...buffered.validators]);
  const send = ({ head, body }: EncodedForm): void =>
    write(request, response, buffered.status, [...extra, ...head], body);
  const encoding = buffered.isCompressible ? encodingFor(headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return send(buffered.plain);
  const form = buffered.forms.get(encoding);
  return form ? send(form) : compressedForm(buffered, encoding).then(send);
};
