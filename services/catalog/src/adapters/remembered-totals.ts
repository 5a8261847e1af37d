/** Another process may have changed what was counted: after this nobody relies on it. */
const LIFE_MS = 1_000;
const MOST = 100;

type Options = {
  /** milliseconds that only rise */
  readonly clock: () => number;
  /** no other process writes what is counted */
  readonly isAlone: boolean;
};

type Counted = { readonly at: number; readonly total: Promise<number> };

/**
 * Totals of lists, by key: counted when they are first asked for, then known until `forget`, which every write of this
 * process calls that may change them; where other processes write as well, for a second at most.
 */
export const rememberedTotals = <Key>(count: (key: Key) => Promise<number>, { clock, isAlone }: Options) => {
  const known = new Map<Key, Counted>();
  return {
    of: (key: Key): Promise<number> => {
      const at = clock();
      const found = known.get(key);
      if (found && (isAlone || at - found.at < LIFE_MS)) return found.total;
      if (known.size >= MOST) known.clear();
      const total = count(key);
      const counted = { at, total };
      known.set(key, counted);
      // What could not be counted is counted again by whoever asks next.
      total.catch(() => known.get(key) === counted && known.delete(key));
      return total;
    },
    /** Something was written: called when the write is done, whatever came of it. */
    forget: (): void => known.clear(),
  };
};
