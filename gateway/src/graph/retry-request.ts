import { setTimeout as sleep } from 'node:timers/promises';

/** The process that had the request has died: where a service has two, the other one answers. The last code is undici's. */
const BROKEN: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const REFUSED = 'ECONNREFUSED';

/** A proxy without a backend closes a new connection within this time, ms: no process took the request. */
const AT_ONCE_MS = 100;

/** Pauses while no process listens: one has been killed, and the other is not ready yet. */
const PAUSES_MS: readonly number[] = [0, 100, 300];

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Retries a request that changes nothing: once where its connection broke during the response, since what kills one process may kill the
 * next, and for 400 ms where no process took it. Any other failure is thrown.
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
