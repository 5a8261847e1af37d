type Window = {
  /** equal ones pass once in this number of milliseconds */
  readonly sameEveryMs: number;
  /** and so many in all, in `perMs` milliseconds */
  readonly most: number;
  readonly perMs: number;
};

/** Lets the first of equal ones pass, and a limited number in all: attackers cannot fill the store. Counts for this process. */
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
