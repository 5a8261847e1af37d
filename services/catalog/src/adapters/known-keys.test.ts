import { setImmediate as turn } from 'node:timers/promises';
import { knownKeys } from './known-keys.ts';

const LIFE_MS = 1_000;
const ENTRIES = 4_500;

/** A list of numbers in order, whose keys are the numbers themselves, and how many steps were taken through it. */
const given = () => {
  const state = { now: 0, isAway: false, steps: 0, list: Array.from({ length: ENTRIES }, (_, at) => at) };
  const keys = knownKeys<number>({ clock: () => state.now, lifeMs: () => LIFE_MS });
  const step = async (after: number | undefined, stride: number): Promise<number | undefined> => {
    state.steps += 1;
    if (state.isAway) throw new Error('away');
    return state.list[(after === undefined ? -1 : state.list.indexOf(after)) + stride];
  };
  /** The entry that is read at a position. */
  const entryAt = async (position: number): Promise<number | undefined> => {
    const start = await keys.startOf('all', position, step);
    if (!start) return undefined;
    return state.list[(start.after === undefined ? 0 : state.list.indexOf(start.after) + 1) + start.skip];
  };
  return { state, keys, step, entryAt };
};

describe('keys that are known of a list', () => {
  it('lead to the entry at every position', async () => {
    const { state, entryAt } = given();
    for (const position of [0, 1, 999, 1_000, 1_001, 1_999, 2_000, 4_499, 5])
      expect(await entryAt(position)).toBe(position);
    expect(await entryAt(4_500)).toBeUndefined();
    expect(await entryAt(50_000)).toBeUndefined();
    state.list.length = 0;
    expect(await entryAt(0)).toBeUndefined();
  });

  it('are found once for all who ask, as far as they ask for', async () => {
    const { state, entryAt } = given();
    expect(await Promise.all([1_500, 3_500, 3_250].map(entryAt))).toEqual([1_500, 3_500, 3_250]);
    expect(await entryAt(3_000)).toBe(3_000);
    expect(state.steps).toBe(3);
    await entryAt(4_000);
    expect(state.steps).toBe(4);
  });

  it('are known until something was written, and for their time at most', async () => {
    const { state, keys, entryAt } = given();
    await entryAt(2_500);
    state.list.unshift(-1);
    keys.forget();
    expect(await entryAt(2_500)).toBe(2_499);
    state.list.unshift(-2);
    state.now = LIFE_MS;
    expect(await entryAt(2_500)).toBe(2_498);
  });

  it('are found again as far as pages were asked for, while they are still known', async () => {
    const { state, entryAt } = given();
    await entryAt(3_500);
    state.list.unshift(-1);
    state.now = 600;
    expect(await entryAt(1_500)).toBe(1_500);
    await turn();
    state.now = LIFE_MS;
    expect(await entryAt(3_500)).toBe(3_499);
    expect(state.steps).toBe(6);
  });

  it('are looked for again after a step that failed', async () => {
    const { state, entryAt } = given();
    await entryAt(1_000);
    state.isAway = true;
    await expect(entryAt(3_500)).rejects.toThrow('away');
    state.isAway = false;
    expect(await entryAt(3_500)).toBe(3_500);
    expect(state.steps).toBe(4);
  });
});
