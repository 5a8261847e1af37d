import { rememberedReads, type ReadsOptions } from './remembered-reads.ts';

/** Entries of an index from one known key to the next: MongoDB passes over so many in a millisecond. */
const STRIDE = 1_000;

/** Reads the key of the last of the next `stride` entries; undefined: there are not so many. */
type Step<Key> = (after: Key | undefined, stride: number) => Promise<Key | undefined>;

/** Goes through a list, a stride at a time, as far as pages ask for. */
const walkOf = <Key>(step: Step<Key>) => {
  const keys: Key[] = [];
  let walking: Promise<void> = Promise.resolve();
  const extend = async (strides: number): Promise<void> => {
    while (keys.length < strides) {
      const key = await step(keys.at(-1), STRIDE);
      if (key === undefined) return;
      keys.push(key);
    }
  };
  return {
    /** Resolves when the keys of so many strides are known, or those of the whole list. */
    walkTo: (strides: number): Promise<void> => {
      if (keys.length >= strides) return Promise.resolve();
      // Who waited for a step that failed goes on from there.
      walking = walking.catch(() => undefined).then(() => extend(strides));
      return walking;
    },
    keys: keys as readonly Key[],
    /** strides that a page was asked behind */
    asked: 0,
  };
};

/** The entry that so many others follow before a page begins. */
type Start<Key> = { readonly after: Key | undefined; readonly skip: number };

/**
 * Where pages far down a list begin: the key of each STRIDE-th entry, from which an index is read on. A key is found from the one before
 * it, so that the first page costs what passing over all entries does. Known for as long as a total, see published-pages.ts.
 */
export const knownKeys = <Key>(options: ReadsOptions) => {
  const walks = rememberedReads<ReturnType<typeof walkOf<Key>>>(options);
  return {
    /** Where the entry at a position of a list is read from; null: the list ends before. */
    startOf: async (list: string, position: number, step: Step<Key>): Promise<Start<Key> | null> => {
      const strides = Math.floor(position / STRIDE);
      if (strides === 0) return { after: undefined, skip: position };
      const walk = await walks.of(list, async (before) => {
        const again = walkOf(step);
        await again.walkTo(before?.asked ?? 0);
        return again;
      });
      walk.asked = Math.max(walk.asked, strides);
      await walk.walkTo(strides);
      const after = walk.keys[strides - 1];
      return after === undefined ? null : { after, skip: position % STRIDE };
    },
    forget: walks.forget,
  };
};
