import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Which release of the product this is, such as 1.0.0: all its packages have one version. */
export const RELEASE = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).version;

const numbersOf = (release: string): readonly number[] => release.split(/[.+-]/).slice(0, 3).map(Number);

/** Whether one release came after another. What stands behind the three numbers does not count. */
export const isNewer = (one: string, other: string): boolean => {
  const others = numbersOf(other);
  const [difference = 0] = numbersOf(one)
    .map((number, at) => number - (others[at] ?? 0))
    .filter((each) => each !== 0);
  return difference > 0;
};
