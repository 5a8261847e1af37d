import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '@wellspring/errors';
import type { Logger } from 'pino';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export type Patience = { readonly log: Logger; readonly until: AbortSignal };

/**
 * Repeats what fails because a dependency is away, with growing pauses, until it works; after `until` is aborted it tries
 * no more. The log says when waiting begins and when it ends. @throws an AbortError, or at once what is not UNAVAILABLE
 */
export const patiently = async <T>(what: string, attempt: () => Promise<T>, { log, until }: Patience): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    try {
      const result = await attempt();
      if (failures > 0) log.info({ failures }, `${what}: works again`);
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (failures === 0) log.warn({ err: error }, `${what}: not possible now, trying again until it is`);
      await pause(Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures), undefined, { signal: until });
    }
  }
};
