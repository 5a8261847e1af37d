import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '@wellspring/errors';
import { connectionProblem } from './connection-problem.ts';
import type { Logger } from './log/log.ts';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export type RetryOptions = {
  /** ends the retries with an AbortError */
  readonly signal: AbortSignal;
  /** called for each failure, before the pause; `failures` counts from 1 */
  readonly onFailure?: (error: unknown, failures: number) => void;
  /** called once, when an attempt works after failures */
  readonly onRecovery?: (failures: number) => void;
};

/** How long to wait after that many failures in a row: 100 ms, doubled each time, 5 s at most. */
export const backOffMs = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/**
 * Repeats what fails because a dependency is away, with growing pauses, until it works.
 * @throws an AbortError when the signal aborts, and at once every error other than UNAVAILABLE
 */
export const retryWhileUnavailable = async <T>(
  attempt: () => Promise<T>,
  { signal, onFailure, onRecovery }: RetryOptions,
): Promise<T> => {
  for (let failures = 0; ;) {
    try {
      const result = await attempt();
      if (failures > 0) onRecovery?.(failures);
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      failures += 1;
      onFailure?.(error, failures);
      await sleep(backOffMs(failures), undefined, { signal });
    }
  }
};

/** Retries that log when waiting begins, its cause as soon as it is known, and when it ends. */
export const loggedRetries = (what: string, log: Logger): Required<Omit<RetryOptions, 'signal'>> => {
  let loggedReason: string | undefined;
  return {
    onFailure: (error, failures) => {
      const reason = connectionProblem(error);
      if (failures === 1) loggedReason = undefined;
      const isNews = failures === 1 || (loggedReason === undefined && reason !== undefined);
      if (isNews) log.warn({ reason, err: error }, `${what}: not possible now, trying again until it is`);
      loggedReason ??= reason;
    },
    onRecovery: (failures) => log.info({ failures }, `${what}: works again`),
  };
};
