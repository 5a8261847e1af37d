/** Changes go on side by side; a task may ask for a time in which there are none: those that come meanwhile wait. */
export const stillness = () => {
  const changing = new Set<Promise<unknown>>();
  let still: Promise<unknown> | null = null;

  return {
    change: async <T>(work: () => Promise<T>): Promise<T> => {
      while (still) await still.catch(() => undefined);
      const change = work();
      changing.add(change);
      try {
        return await change;
      } finally {
        changing.delete(change);
      }
    },
    during: async <T>(task: () => Promise<T>): Promise<T> => {
      while (still) await still.catch(() => undefined);
      const whole = Promise.allSettled(changing).then(task);
      still = whole;
      try {
        return await whole;
      } finally {
        still = null;
      }
    },
  };
};
