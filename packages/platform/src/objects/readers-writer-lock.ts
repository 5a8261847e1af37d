/** Holders of the shared side run side by side; the exclusive side waits for them, runs exclusively, and later ones wait for it. */
export const readersWriterLock = () => {
  const shared = new Set<Promise<unknown>>();
  let exclusive: Promise<unknown> | null = null;

  return {
    shared: async <T>(work: () => Promise<T>): Promise<T> => {
      while (exclusive) await exclusive.catch(() => undefined);
      const running = work();
      shared.add(running);
      try {
        return await running;
      } finally {
        shared.delete(running);
      }
    },
    exclusive: async <T>(work: () => Promise<T>): Promise<T> => {
      while (exclusive) await exclusive.catch(() => undefined);
      const alone = Promise.allSettled(shared).then(work);
      exclusive = alone;
      try {
        return await alone;
      } finally {
        exclusive = null;
      }
    },
  };
};
