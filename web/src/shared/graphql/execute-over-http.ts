import type { ExecuteOperation } from './link.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** POST /graphql of the page's own origin. @throws Error with the server's words when it answers with none of data and errors */
export const executeOverHttp: ExecuteOperation = async ({ operationName, variables, hash }, signal) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
    signal,
  });
  const body: unknown = await response.json().catch(() => null);
  if (isRecord(body) && ('data' in body || 'errors' in body)) return body;
  throw new Error(isRecord(body) && typeof body['message'] === 'string' ? body['message'] : response.statusText);
};
