import { readCache } from './read-cache.ts';

const given = (lifeMs: (tookMs: number) => number = () => 1_000) => {
  const requested: string[] = [];
  const state = { now: 0, total: 5, isAway: false, takes: 0 };
  const count = async (key: string): Promise<number> => {
    requested.push(key);
    if (state.isAway) throw new Error('away');
    state.now += state.takes;
    return state.total;
  };
  const { of, forget } = readCache<number>({ clock: () => state.now, lifeMs });
  return { requested, state, totals: { of: (key: string) => of(key, () => count(key)), forget } };
};

describe('a cached read of documents', () => {
  it('is read once for all callers, separately for each key', async () => {
    const { requested, totals } = given();
    expect(await Promise.all([totals.of('spas'), totals.of('spas'), totals.of('all')])).toEqual([5, 5, 5]);
    expect(await totals.of('spas')).toBe(5);
    expect(requested).toEqual(['spas', 'all']);
  });

  it('is read again after a write, and when it expires', async () => {
    const { state, totals } = given();
    await totals.of('all');
    state.total = 6;
    totals.forget();
    expect(await totals.of('all')).toBe(6);
    state.total = 7;
    state.now = 499;
    expect(await totals.of('all')).toBe(6);
    state.now = 1_000;
    expect(await totals.of('all')).toBe(7);
  });

  it('is refreshed once in the second half of its lifetime, while the cached value is answered', async () => {
    const { requested, state, totals } = given();
    await totals.of('all');
    state.total = 6;
    state.now = 600;
    expect(await Promise.all([totals.of('all'), totals.of('all')])).toEqual([5, 5]);
    expect(requested).toHaveLength(2);
    state.now = 1_050;
    expect(await totals.of('all')).toBe(6);
    expect(requested).toHaveLength(2);
    state.now = 1_600;
    expect(await totals.of('all')).toBe(6);
    expect(requested).toHaveLength(3);
  });

  it('is not replaced by a refresh that began before a write', async () => {
    const { state, totals } = given();
    await totals.of('all');
    state.now = 600;
    const renewing = totals.of('all');
    state.total = 6;
    totals.forget();
    await renewing;
    expect(await totals.of('all')).toBe(6);
  });

  it('stays when a refresh fails', async () => {
    const { state, totals } = given();
    await totals.of('all');
    state.isAway = true;
    state.now = 600;
    expect(await totals.of('all')).toBe(5);
    state.now = 999;
    expect(await totals.of('all')).toBe(5);
    state.now = 1_000;
    await expect(totals.of('all')).rejects.toThrow('away');
  });

  it('is cached until the next write when no other process writes', async () => {
    const { state, totals } = given(() => Infinity);
    await totals.of('all');
    state.total = 6;
    state.now = 1e9;
    expect(await totals.of('all')).toBe(5);
    totals.forget();
    expect(await totals.of('all')).toBe(6);
  });

  it('is cached for longer, the longer it took to read', async () => {
    const { requested, state, totals } = given((tookMs) => Math.max(1_000, 10 * tookMs));
    state.takes = 300;
    await totals.of('all');
    state.now = 1_400;
    await totals.of('all');
    expect(requested).toHaveLength(1);
    state.now = 3_000;
    await totals.of('all');
    expect(requested).toHaveLength(2);
  });

  it('is not cached when it failed', async () => {
    const { state, totals } = given();
    state.isAway = true;
    await expect(totals.of('all')).rejects.toThrow('away');
    state.isAway = false;
    expect(await totals.of('all')).toBe(5);
  });

  it('is cached for a limited number of keys', async () => {
    const { requested, totals } = given();
    for (let list = 0; list < 150; list += 1) await totals.of(`list ${list}`);
    await totals.of('list 0');
    expect(requested.filter((key) => key === 'list 0')).toHaveLength(2);
  });
});
