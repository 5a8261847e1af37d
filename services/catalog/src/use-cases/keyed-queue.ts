/** Runs work of one key one after the other, work of different keys side by side. */
export type Enqueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Writers of one Location in this process queue up here, so that they do not read, decide and lose to each other in
 * lockstep; between processes the stored revision decides.
 */
export const keyedQueue = (): Enqueue => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
