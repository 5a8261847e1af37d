const MOST = 100;

type Read<Value> = {
  readonly at: number;
  readonly value: Promise<Value>;
  lifeMs: number;
  isRenewed: boolean;
};

type ReadCacheOptions = {
  /** milliseconds that only rise */
  readonly clock: () => number;
  /** how long a value is cached that took so long to read: other processes may write; Infinity: none does */
  readonly lifeMs: (tookMs: number) => number;
};

/**
 * A cache of what was read of documents, by key: read at the first call, then cached until `forget`, which every write of this process calls
 * that may change it, and for `lifeMs` at most. A call in the second half of that time has it read again in the background, so
 * that no call waits for a popular key. Values are shared: they must not be changed.
 */
export const readCache = <Value>({ clock, lifeMs }: ReadCacheOptions) => {
  const cache = new Map<string, Read<Value>>();
  const begin = (read: () => Promise<Value>): Read<Value> => {
    const at = clock();
    const reading: Read<Value> = { at, value: read(), lifeMs: lifeMs(0), isRenewed: false };
    reading.value.then(
      () => {
        reading.lifeMs = lifeMs(clock() - at);
      },
      () => undefined, // reported to the callers that wait for it
    );
    return reading;
  };
  const renew = (key: string, found: Read<Value>, read: () => Promise<Value>): void => {
    found.isRenewed = true;
    const reading = begin(read);
    reading.value.then(
      () => cache.get(key) === found && cache.set(key, reading),
      () => undefined, // reported to the next caller after the cached value expires
    );
  };
  return {
    of: (key: string, read: () => Promise<Value>): Promise<Value> => {
      const found = cache.get(key);
      const age = found ? clock() - found.at : Infinity;
      if (found && age < found.lifeMs) {
        if (age >= found.lifeMs / 2 && !found.isRenewed) renew(key, found, read);
        return found.value;
      }
      if (cache.size >= MOST) cache.clear();
      const reading = begin(read);
      cache.set(key, reading);
      // A failed read is repeated by the next call.
      reading.value.catch(() => cache.get(key) === reading && cache.delete(key));
      return reading.value;
    },
    /** Called after each write, also after a failed one. */
    forget: (): void => cache.clear(),
  };
};
