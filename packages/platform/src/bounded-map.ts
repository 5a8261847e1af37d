/** What was used lately, at most `limit` entries: the one not used for longest goes first. */
export type BoundedMap<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
};

export const boundedMap = <Key, Value>(limit: number): BoundedMap<Key, Value> => {
  const entries = new Map<Key, Value>(); // in order of use, oldest first
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
};
