const MOST = 100;

type Read<Value> = {
  readonly at: number;
  readonly value: Promise<Value>;
  lifeMs: number;
  isRenewed: boolean;
};

type ReadsOptions = {
  /** milliseconds that only rise */
  readonly clock: () => number;
  /** how long it is known what took so long to read: others may write; Infinity: nobody else does */
  readonly lifeMs: (tookMs: number) => number;
};

/**
 * What was read of documents, by key: read when it is first asked for, then known until `forget`, which every write of this process calls
 * that may change it, and for `lifeMs` at most. Who asks in the second half of that time has it read again for those who come later, so
 * that nobody waits for what is asked for all the time. Values are shared: nobody may change them.
 */
export const rememberedReads = <Value>({ clock, lifeMs }: ReadsOptions) => {
  const known = new Map<string, Read<Value>>();
  const begin = (read: () => Promise<Value>): Read<Value> => {
    const at = clock();
    const reading: Read<Value> = { at, value: read(), lifeMs: lifeMs(0), isRenewed: false };
    reading.value.then(
      () => {
        reading.lifeMs = lifeMs(clock() - at);
      },
      () => undefined, // met by whoever waits for it
    );
    return reading;
  };
  const renew = (key: string, found: Read<Value>, read: () => Promise<Value>): void => {
    found.isRenewed = true;
    const reading = begin(read);
    reading.value.then(
      () => known.get(key) === found && known.set(key, reading),
      () => undefined, // met by whoever asks when the time of what is known is over
    );
  };
  return {
    of: (key: string, read: () => Promise<Value>): Promise<Value> => {
      const found = known.get(key);
      const age = found ? clock() - found.at : Infinity;
      if (found && age < found.lifeMs) {
        if (age >= found.lifeMs / 2 && !found.isRenewed) renew(key, found, read);
        return found.value;
      }
      if (known.size >= MOST) known.clear();
      const reading = begin(read);
      known.set(key, reading);
      // What could not be read is read again by whoever asks next.
      reading.value.catch(() => known.get(key) === reading && known.delete(key));
      return reading.value;
    },
    /** Something was written: called when the write is done, whatever came of it. */
    forget: (): void => known.clear(),
  };
};
