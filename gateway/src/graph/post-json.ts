import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/**
 * Connections are kept between calls, and let go of before the other side does: a call that meets its end is lost. With `timeout`,
 * Node's agent also goes by what a server says of its own patience (Keep-Alive: timeout), without it by nothing.
 */
const KEPT = { keepAlive: true, timeout: 60_000 } as const;

/** Node's own client costs less than half of what fetch costs. */
const ways = {
  'http:': { request: httpRequest, agent: new HttpAgent(KEPT) },
  'https:': { request: httpsRequest, agent: new HttpsAgent(KEPT) },
};

/** Listening costs less than iterating over the response. */
const textOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
    });
    response.once('end', () => resolve(text));
    response.once('error', reject);
  });

export type JsonAnswer = { readonly status: number; readonly body: unknown };

/** Posts JSON and answers with the JSON that comes back, whatever the status. @throws when none came within the deadline, or before `signal` was aborted */
export const postJson = (
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<JsonAnswer> =>
  new Promise((resolve, reject) => {
    const { request, agent } = ways[url.protocol === 'https:' ? 'https:' : 'http:'];
    const length = Buffer.byteLength(body);
    const call = request(url, {
      method: 'POST',
      agent,
      ...(signal && { signal }),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    const timer = setTimeout(() => call.destroy(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs);
    call.once('close', () => clearTimeout(timer));
    call.once('error', reject);
    call.once('response', (response) => {
      textOf(response)
        .then((text) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
        .catch(reject);
    });
    call.end(body);
  });

/** Lets go of the connections that are not in use. */
export const closeConnections = (): void => Object.values(ways).forEach(({ agent }) => agent.destroy());
