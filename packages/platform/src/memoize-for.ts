/** Makes a value at most once in so many milliseconds, however many ask; a failure is cached for as long. */
export const memoizeFor = <T>(milliseconds: number, make: () => Promise<T>): (() => Promise<T>) => {
  let cached: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (cached === undefined || now >= cached.until) cached = { value: make(), until: now + milliseconds };
    return cached.value;
  };
};
