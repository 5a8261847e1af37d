/** Ids of badges, as they are now. */
type Read = () => Promise<readonly string[]>;

export type BadgeWatch = {
  /** Reads the badges, and tells of those that are new since the last time; the first time there is nothing to compare with. */
  look(): Promise<void>;
};

/** Counts the badges that are new. One check at a time: requests during a check cause one more check after it. */
export const badgeWatch = (read: Read, onNew: (count: number) => void): BadgeWatch => {
  let seen: ReadonlySet<string> | null = null;
  let isLooking = false;
  let isLookRequested = false;

  const compare = async (): Promise<void> => {
    const ids = await read();
    const before = seen;
    seen = new Set(ids);
    const count = before === null ? 0 : ids.filter((id) => !before.has(id)).length;
    if (count > 0) onNew(count);
  };

  return {
    look: async () => {
      isLookRequested = isLooking;
      if (isLooking) return;
      isLooking = true;
      try {
        do {
          isLookRequested = false;
          await compare();
        } while (isLookRequested);
      } catch {
        // What is new is found at the next hint, or when the stream stands again.
      } finally {
        isLooking = false;
      }
    },
  };
};
