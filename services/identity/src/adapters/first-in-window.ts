type Window = {
  /** the same is let through once in so many milliseconds */
  readonly sameEveryMs: number;
  /** and so many in all, in `perMs` milliseconds */
  readonly most: number;
  readonly perMs: number;
};

/** Lets the first of the same through, and so many in all: what others cause by guessing fills nothing. Counts for this process. */
export const firstInWindow = ({ sameEveryMs, most, perMs }: Window, now: () => Date): ((text: string) => boolean) => {
  const seen = new Set<string>();
  let [same, all, count] = [0, 0, 0];
  return (text) => {
    const time = now().getTime();
    if (Math.floor(time / sameEveryMs) !== same) seen.clear();
    same = Math.floor(time / sameEveryMs);
    if (Math.floor(time / perMs) !== all) count = 0;
    all = Math.floor(time / perMs);
    if (seen.has(text) || count >= most) return false;
    seen.add(text);
    count += 1;
    return true;
  };
};
