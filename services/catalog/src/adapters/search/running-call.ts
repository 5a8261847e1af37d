import { clock } from './worker-messages.ts';

const [ID, SINCE] = [0, 1];

/** Which call the search thread is at work on, and since when: written by it, read by the one that asks. `memory`: of both. */
export const runningCall = (memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) => {
  const numbers = new BigInt64Array(memory);
  const set = (id: bigint, since: bigint): void => {
    Atomics.store(numbers, SINCE, since);
    Atomics.store(numbers, ID, id);
  };
  return {
    memory,
    /** Does what a call asks for; another one may be done in between. */
    during: (id: number, work: () => void): void => {
      const outer = [Atomics.load(numbers, ID), Atomics.load(numbers, SINCE)] as const;
      set(BigInt(id), BigInt(clock()));
      work();
      set(...outer);
    },
    /** How long the thread has been at work on this call, in ms; null while it waits behind others, or is done with. */
    runningFor: (id: number): number | null =>
      Atomics.load(numbers, ID) === BigInt(id) ? clock() - Number(Atomics.load(numbers, SINCE)) : null,
  };
};
