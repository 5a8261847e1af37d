/** Asks again until `probe` stops throwing and answers it, or throws its last error after `within` milliseconds. */
export const eventually = async <T>(probe: () => T | Promise<T>, within = 30_000, every = 10): Promise<T> => {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resume) => setTimeout(resume, every));
    }
  }
};
