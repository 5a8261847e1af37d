import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log/log.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Does something now and then for as long as the process lives. What fails is said in the log, and done again the next time. */
export const repeat = (
  what: string,
  everyMs: number,
  work: () => Promise<void>,
  { lifecycle, log }: { readonly lifecycle: Lifecycle; readonly log: Logger },
): void => {
  const { signal } = lifecycle;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false });
      await work().catch((error: unknown) => log.warn({ err: error }, `${what} failed, it is done again later`));
    }
  };
  run().catch(() => undefined); // the process ends
};
