import type { Translate } from '@wellspring/words/translate';
import type { z } from 'zod';
import { withReason } from '../offline.ts';

/** The message of a call without an answer. */
export const networkError = (t: Translate): string => withReason(t, t('site.networkError'));

/** A call that was refused, in the server's words. */
export class ApiError extends Error {
  readonly status: number;
  /** the field of the body that is wrong; null: none alone, or it is not known */
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.field = field;
  }
}

/** A call without an answer. */
export class NoAnswer extends ApiError {
  constructor() {
    super(0, 'Nobody answered');
  }
}

/** What to say of a call that failed; `otherwise`: when the server said nothing. @throws what is not the failure of a call */
export const failureMessage = (t: Translate, error: unknown, otherwise = t('site.failed')): string => {
  if (!(error instanceof ApiError)) throw error;
  return error instanceof NoAnswer ? networkError(t) : error.message || otherwise;
};

/** Whether the session has ended. Do not use it for a refused login. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether the changed object was changed by others meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

type Call = {
  /** JSON, or a form with files */
  readonly body?: object | FormData;
  /** repeated with the same key, the call creates nothing new */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** the page goes away: the call outlives it */
  readonly isLeaving?: boolean;
};

/** What the body of a refused call says, or else the text of the status. */
export const refusalIn = (status: number, text: string, statusText: string): ApiError => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string')
      return new ApiError(status, body.message, 'field' in body && typeof body.field === 'string' ? body.field : null);
  } catch {
    // Not of ours: a proxy's page, perhaps.
  }
  return new ApiError(status, text || statusText);
};

const send = async (
  method: string,
  path: string,
  { body, idempotencyKey, signal, isLeaving }: Call,
): Promise<Response> => {
  const isForm = body instanceof FormData;
  const headers = {
    accept: 'application/json',
    ...(body && !isForm && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  try {
    return await fetch(path, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(isLeaving && { keepalive: true }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NoAnswer();
  }
};

/**
 * Makes a call of /api: sessions and files go there, all else over the graph.
 * @throws ApiError with the message of the body, else its text, else the text of the status
 */
export const callApi = async (
  method: 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  call: Call = {},
): Promise<void> => {
  await checked(await send(method, path, call));
};

/** For a script that is loaded when it is needed. @throws ApiError when it cannot be had */
export const reachable = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  try {
    return await loading;
  } catch {
    throw new NoAnswer();
  }
};

/** Like callApi, for a call whose answer is used. Its schema comes when it is needed: no screen is shown by it. */
export const askApi = async <Schema extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  schema: () => Promise<Schema>,
  call: Call = {},
): Promise<z.output<Schema>> => {
  const response = await checked(await send(method, path, call));
  return (await reachable(schema())).parse(await response.json());
};

const checked = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  const text = await response.text().catch(() => '');
  throw refusalIn(response.status, text, response.statusText);
};
