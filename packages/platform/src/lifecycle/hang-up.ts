import type { ServerResponse } from 'node:http';

/** Aborted when the caller hangs up before it was answered. */
export const hangUp = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
};
