import type { IncomingHttpHeaders } from 'node:http';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';

/**
 * Costs half of what Node's own client costs. Connections are kept between calls, and let go of two seconds before the other side does
 * (Keep-Alive: timeout), or after four where it does not say: a call on a closing connection is lost. Deadlines are those of each call.
 */
const openAgent = (): Agent => new Agent({ headersTimeout: 0, bodyTimeout: 0 });

let agent = openAgent();

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** The answer is longer than may be read. */
export class TooManyBytes extends Error {}

/** One call. `end` gives it up: a call that still waits for a connection is then not sent. Of an answer no more is read than `mostBytes`. */
const begin = (options: Dispatcher.DispatchOptions, mostBytes: number) => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  const chunks: Buffer[] = [];
  let [status, headers]: [number, IncomingHttpHeaders] = [0, {}];
  let running: Dispatcher.DispatchController | undefined;
  let ended: Error | undefined;
  let bytes = 0;
  const end = (error: Error): void => {
    ended = error;
    running?.abort(error);
    reject(error);
  };
  agent.dispatch(options, {
    onRequestStart: (controller) => {
      running = controller;
      if (ended) controller.abort(ended);
    },
    onResponseStart: (_, statusCode, head) => {
      [status, headers] = [statusCode, head];
    },
    onResponseData: (_, chunk) => {
      bytes += chunk.length;
      if (bytes > mostBytes) end(new TooManyBytes());
      else chunks.push(chunk);
    },
    onResponseEnd: () => {
      const [first] = chunks;
      const body = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
      resolve({ status, headers, body });
    },
    onResponseError: (_, error) => reject(error),
  });
  return { answer, end };
};

type CallLimits = {
  readonly deadlineMs: number;
  readonly mostBytes: number;
  /** aborted when the caller has left */
  readonly signal?: AbortSignal | undefined;
};

/** Posts JSON and returns the response with any status. @throws when none came within the deadline, or before `signal` was aborted; TooManyBytes */
export const postJson = async (
  { origin, pathname, search }: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  { deadlineMs, mostBytes, signal }: CallLimits,
): Promise<Answer> => {
  signal?.throwIfAborted();
  const call = {
    origin,
    path: `${pathname}${search}`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  } as const;
  const { answer, end } = begin(call, mostBytes);
  const timer = setTimeout(() => end(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs);
  const leave = (): void => end(new Error('Whoever asked has left'));
  signal?.addEventListener('abort', leave, { once: true });
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
};

/** Closes all connections; later calls open new ones. */
export const closeConnections = (): void => {
  const old = agent;
  agent = openAgent();
  void old.destroy();
};
