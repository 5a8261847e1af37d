import { checkSync } from 'recheck';
import { isShortEnough, patterns } from './patterns.mjs';

const SEED = 1;
const UNLIMITED = null;
const MINUTES = 60_000;

/** Without limits of time: where one is met, on a busy machine, a safe pattern is called slow. What is found is tried within its usual time. */
const LIMITS = {
  timeout: UNLIMITED,
  attackTimeout: UNLIMITED,
  incubationTimeout: UNLIMITED,
  seedingTimeout: UNLIMITED,
};

const analysed = (source, flags) => checkSync(source, flags, { randomSeed: SEED, ...LIMITS });

/** Safe, or no more than quadratic on a text whose length is bounded beside it. */
const isFine = ({ source, flags, bound }) => {
  const { status, complexity } = analysed(source, flags);
  return status === 'safe' || (complexity?.type === 'polynomial' && isShortEnough(complexity, bound));
};

describe('the patterns of the product', () => {
  it(
    'look at each character a bounded number of times, or at short texts alone',
    () => {
      const all = patterns();
      expect(all.length).toBeGreaterThan(150);
      const slow = all.filter((pattern) => !isFine(pattern));
      expect(slow.map(({ where, source }) => `${where} /${source}/`)).toEqual([]);
    },
    10 * MINUTES,
  );

  it('are found slow where they are', () => {
    const slow = { source: '^\\S+@\\S+\\.\\S+$', flags: '' };
    expect(isFine({ ...slow, bound: Number.POSITIVE_INFINITY })).toBe(false);
    expect(isFine({ ...slow, bound: 2_000 })).toBe(false);
    expect(isFine({ source: '\\s+$', flags: '', bound: 2_000 })).toBe(true);
    expect(isFine({ source: '^(a+)+$', flags: '', bound: 20 })).toBe(false);
  });
});
