/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const seededRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};

/**
 * Delivers every message twice and shuffled, in batches of different sizes: the worst case for a projection. The
 * seed makes a failure repeatable.
 */
export const deliverTwice = async <T>(
  messages: readonly T[],
  deliver: (batch: readonly T[]) => Promise<void>,
  { seed = 1, maxBatch = 7 }: { readonly seed?: number; readonly maxBatch?: number } = {},
): Promise<void> => {
  const random = seededRandom(seed);
  const order = shuffled([...messages, ...messages], random);
  while (order.length > 0) await deliver(order.splice(0, 1 + Math.floor(random() * maxBatch)));
};
