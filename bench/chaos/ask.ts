import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const LONGEST_MS = 40_000;

export type Ask = {
  /** of the called gateway */
  readonly port: number;
  readonly host: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
  /** where the caller is, as a proxy would say */
  readonly address: string;
  readonly key?: string;
};

/** status 0: no answer came. `requestId`: by which logs know the request */
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
  readonly requestId: string;
};

const agent = new Agent({ keepAlive: false });

const encoded = async (body: object | undefined) => {
  if (body === undefined) return { headers: {}, bytes: undefined };
  if (!(body instanceof FormData))
    return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) };
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await form.arrayBuffer()),
  };
};

/** Calls one gateway, once. */
export const ask = async ({ port, host, method = 'GET', path, body, cookie, address, key }: Ask): Promise<Answer> => {
  const { headers, bytes } = await encoded(body);
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: 0, text: error.message, cookie: '', requestId: '' });
    const call = request({
      port,
      method,
      path,
      agent,
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        host,
        'x-forwarded-for': address,
        ...headers,
        ...(bytes && { 'content-length': bytes.length }),
        ...(cookie && { cookie }),
        ...(key && { 'idempotency-key': key }),
      },
    });
    call.once('error', failed);
    call.once('response', (response) => {
      text(response).then((words) => {
        const [session = ''] = response.headers['set-cookie']?.[0]?.split(';') ?? [];
        const requestId = String(response.headers['x-request-id'] ?? '');
        resolve({ status: response.statusCode ?? 0, text: words, cookie: session, requestId });
      }, failed);
    });
    call.end(bytes);
  });
};
