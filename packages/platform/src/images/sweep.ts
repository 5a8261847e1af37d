import type { Objects } from '../objects/port.ts';

/** A process may have died between storing a picture and naming it; within this time it still may name it. */
const GRACE_MS = 24 * 60 * 60 * 1_000;
const BATCH = 200;

/** The key of the picture that a file is a size of. */
export const keyOfSize = (size: string): string => size.replace(/-[^-/]+$/, '');

/**
 * Removes the pictures under a prefix that nothing names. `named`: which of these keys are named by a document.
 * Examines only files older than a day.
 */
export const sweepImages = async (
  objects: Pick<Objects, 'list' | 'remove'>,
  prefix: string,
  named: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<void> => {
  let sizes: string[] = [];
  const sweep = async (): Promise<void> => {
    const referenced = await named([...new Set(sizes.map(keyOfSize))]);
    await objects.remove(sizes.filter((size) => !referenced.has(keyOfSize(size))));
    sizes = [];
  };
  for await (const { key, modifiedAt } of objects.list(`${prefix}/`)) {
    if (now.getTime() - modifiedAt.getTime() > GRACE_MS) sizes.push(key);
    if (sizes.length >= BATCH) await sweep();
  }
  if (sizes.length > 0) await sweep();
};
