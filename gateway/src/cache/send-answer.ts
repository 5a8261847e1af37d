import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressedForm, type Encoding, type Form, type ReadyAnswer } from './ready-answer.ts';

const KNOWN_HEADERS_MAX = 200;
const known = new Map<string, Encoding | null>();

const quality = (accepted: string, encoding: Encoding): number => {
  const offer = accepted.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  if (offer === undefined) return 0;
  const given = /;\s*q=([\d.]+)/.exec(offer)?.[1];
  return given === undefined ? 1 : Number(given);
};

/** The encoding to answer with, from an Accept-Encoding header. null: as it is. */
export const encodingFor = (accepted: string | undefined): Encoding | null => {
  if (!accepted) return null;
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const [br, gzip] = [quality(accepted, 'br'), quality(accepted, 'gzip')];
  const chosen = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : null;
  if (known.size >= KNOWN_HEADERS_MAX) known.clear();
  known.set(accepted, chosen);
  return chosen;
};

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the browser's copy still is what we would send (weak comparison). */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)));

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

/** Sends an answer in the form the asker takes, or 304. `extra`: headers that every answer has, names and values in turn. */
export const sendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  extra: readonly string[],
): void | Promise<void> => {
  const { headers } = request;
  if (answer.status === 200 && isFresh(headers['if-none-match'], answer.etag))
    return write(request, response, 304, [...extra, ...answer.validators]);
  const send = ({ head, body }: Form): void => write(request, response, answer.status, [...extra, ...head], body);
  const encoding = answer.compressible ? encodingFor(headers['accept-encoding']) : null;
  if (!encoding) return send(answer.plain);
  const form = answer.forms.get(encoding);
  return form ? send(form) : compressedForm(answer, encoding).then(send);
};
