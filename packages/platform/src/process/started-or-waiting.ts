import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';

/** Long enough for engines that are there: one that is away delays requests by no more than this. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Resolves when the started part is ready, or when it waits for an engine: other parts are served meanwhile.
 * @throws what the start failed with, unless it waits; an AbortError when the process is stopping
 */
export const startedOrWaiting = async (
  started: Promise<unknown>,
  { signal }: Pick<Lifecycle, 'signal'>,
): Promise<void> => {
  const patience = new AbortController();
  const late = sleep(LONGEST_WAIT_MS, undefined, { signal: AbortSignal.any([signal, patience.signal]) });
  try {
    await Promise.race([started, late]);
  } finally {
    patience.abort();
    late.catch(() => undefined); // the pause was cut short
  }
};
