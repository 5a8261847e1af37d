import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { http } from '../node-http.ts';

/** Answers what is not HTTP, comes too slowly, or has headers beyond measure; by default Node answers in its own words. */
export type AnswerMalformed = (error: Error & { readonly code?: string }, socket: Duplex) => void;

/** How long a server waits, in milliseconds, and how much it holds. */
export type ConnectionLimits = {
  /** for the headers, counted from the first moment of a connection or request */
  readonly headersTimeout: number;
  /** for the whole request */
  readonly requestTimeout: number;
  /** for a byte in either direction while a response is under way: the client does not read it */
  readonly stalledTimeout: number;
  /** for the next request on a kept-alive connection */
  readonly idleTimeout: number;
  /** how often slow requests are checked */
  readonly checkInterval: number;
  /** for the answer to what is no request, until its connection is closed in any case */
  readonly lastWords: number;
  readonly total: number;
  /** null where all come from one address, such as that of a proxy */
  readonly perAddress: number | null;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  stalledTimeout: 30_000,
  idleTimeout: 5_000,
  checkInterval: 1_000,
  lastWords: 1_000,
  total: 10_000,
  perAddress: null,
};

/**
 * For connections of a proxy or of the gateway, which keep theirs for 60 s at most: the client must be the first to close, or a
 * request is lost that is sent while the server closes.
 */
export const PROXY_IDLE_TIMEOUT_MS = 75_000;

const limitByAddress = (server: Server, most: number): void => {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const count = (counts.get(remoteAddress) ?? 0) + 1;
    counts.set(remoteAddress, count);
    socket.once('close', () => {
      const left = (counts.get(remoteAddress) ?? 1) - 1;
      if (left === 0) counts.delete(remoteAddress);
      else counts.set(remoteAddress, left);
    });
    if (count > most) socket.destroy();
  });
};

/** Answers what never becomes a request, but not into the middle of another response. */
const answerMalformedOn = (server: Server, answer: AnswerMalformed, lastWords: number): void => {
  const latest = new WeakMap<Duplex, { response?: ServerResponse }>();
  server.on('connection', (socket: Socket) => void latest.set(socket, {}));
  server.on('request', ({ socket }: IncomingMessage, response) => {
    const open = latest.get(socket);
    if (open) open.response = response;
  });
  server.on('clientError', (error, socket) => {
    const response = latest.get(socket)?.response;
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (isAnswering || !socket.writable) socket.destroy();
    else answer(error, socket);
    // A half-open socket stays for as long as the other side likes.
    setTimeout(() => socket.destroy(), lastWords).unref();
  });
};

/** A server that clients cannot block: slow and silent connections, readers that do not read, and too many are closed. */
export const boundServer = (limits: ConnectionLimits, answerMalformed: AnswerMalformed | undefined): Server => {
  const { stalledTimeout, lastWords, total, perAddress } = limits;
  const server = http.createServer({
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.idleTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    // With an answer for malformed requests, those without Host are refused too.
    requireHostHeader: answerMalformed === undefined,
  });
  // An unknown expectation changes nothing in the answer.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.maxConnections = total;
  server.setTimeout(stalledTimeout);
  if (perAddress !== null) limitByAddress(server, perAddress);
  if (answerMalformed) answerMalformedOn(server, answerMalformed, lastWords);
  return server;
};
