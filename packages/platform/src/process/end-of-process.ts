import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { Logger } from '../log/log.ts';

/** The most that an orderly end may take; the parent process will not wait much longer. */
const LONGEST_END_MS = 10_000;

/** Closes in order, within the time there is, then ends the process. */
export const endProcess = async (lifecycle: Lifecycle, log: Logger, exitCode: number): Promise<never> => {
  const giveUp = setTimeout(() => {
    log.error({}, 'the end took too long');
    process.exit(1);
  }, LONGEST_END_MS - 500);
  const allClosed = await lifecycle.close();
  clearTimeout(giveUp);
  return process.exit(allClosed ? exitCode : 1);
};

/** An unexpected error leaves the state unknown: the process ends at once, and the stores survive that. */
export const endOnUncaughtError = (log: Logger): void => {
  const end = (error: unknown, origin: string): void => {
    log.fatal({ err: error }, origin);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => end(error, 'uncaught exception'));
  process.on('unhandledRejection', (error) => end(error, 'unhandled rejection'));
};

const EXIT_AT_ONCE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Ends in order with status 0 at a first signal, and at once at a second one. Ends too when the parent process, which has a channel to
 * this one, has ended: no other process would stop it.
 */
export const endOnSignal = (lifecycle: Lifecycle, log: Logger): void => {
  let isEnding = false;
  const onSignal = (signal: keyof typeof EXIT_AT_ONCE): void => {
    if (isEnding) process.exit(EXIT_AT_ONCE[signal]);
    isEnding = true;
    log.info({ signal }, 'stopping');
    void endProcess(lifecycle, log, 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
  process.once('disconnect', () => {
    if (!isEnding) onSignal('SIGHUP');
  });
};
