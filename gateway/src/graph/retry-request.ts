import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever took the question is gone: where a service has two processes, the other one answers. The last is undici's word for it. */
const BROKEN: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const REFUSED = 'ECONNREFUSED';

/** A proxy that has nobody behind it takes a connection and lets it go at once, ms: nobody took the question. */
const AT_ONCE_MS = 100;

/** Nobody listens just now: one process has been killed, and the other is not ready yet. */
const PAUSES_MS: readonly number[] = [0, 100, 300];

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Asks a question that changes nothing again: once where its connection broke while it was answered, since what kills one process
 * may kill the next, and for 400 ms where nobody took it. Any other failure is thrown as it is.
 */
export const retryRequest = async <T>(ask: () => Promise<T>): Promise<T> => {
  const pauses = [...PAUSES_MS];
  let hasBroken = false;
  for (;;) {
    const began = performance.now();
    try {
      return await ask();
    } catch (error) {
      const code = codeOf(error);
      const isBreak = BROKEN.includes(code);
      const wasTaken = isBreak && performance.now() - began >= AT_ONCE_MS;
      if (wasTaken ? hasBroken : !isBreak && code !== REFUSED) throw error;
      hasBroken ||= wasTaken;
      const pause = wasTaken ? 0 : pauses.shift();
      if (pause === undefined) throw error;
      if (pause > 0) await sleep(pause);
    }
  }
};
