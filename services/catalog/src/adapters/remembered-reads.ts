const MOST = 100;

type Read<Value> = { readonly at: number; readonly value: Promise<Value> };

type Options = {
  /** milliseconds that only rise */
  readonly clock: () => number;
  /** how long nobody else is likely to have written; Infinity: nobody else writes */
  readonly lifeMs: number;
};

/**
 * What was read of documents, by key: read when it is first asked for, then known until `forget`, which every write of this process calls
 * that may change it, and for `lifeMs` at most. Values are shared: nobody may change them.
 */
export const rememberedReads = <Value>({ clock, lifeMs }: Options) => {
  const known = new Map<string, Read<Value>>();
  return {
    of: (key: string, read: () => Promise<Value>): Promise<Value> => {
      const at = clock();
      const found = known.get(key);
      if (found && at - found.at < lifeMs) return found.value;
      if (known.size >= MOST) known.clear();
      const value = read();
      const reading = { at, value };
      known.set(key, reading);
      // What could not be read is read again by whoever asks next.
      value.catch(() => known.get(key) === reading && known.delete(key));
      return value;
    },
    /** Something was written: called when the write is done, whatever came of it. */
    forget: (): void => known.clear(),
  };
};
