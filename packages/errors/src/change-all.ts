/**
 * Reads some and changes them side by side, and so again until none is left: what somebody else changes meanwhile is read again.
 * @param read answers a bounded number, and none that is changed already
 * @param change answers whether it was written: false, somebody else had written since it was read
 * @returns how many were written
 */
export const changeAll = async <T>(
  read: () => Promise<readonly T[]>,
  change: (one: T) => Promise<boolean>,
): Promise<number> => {
  let written = 0;
  for (let some = await read(); some.length > 0; some = await read())
    written += (await Promise.all(some.map(change))).filter(Boolean).length;
  return written;
};
