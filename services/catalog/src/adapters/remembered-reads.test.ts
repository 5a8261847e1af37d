import { rememberedReads } from './remembered-reads.ts';

const given = (lifeMs: (tookMs: number) => number = () => 1_000) => {
  const asked: string[] = [];
  const state = { now: 0, total: 5, isAway: false, takes: 0 };
  const count = async (key: string): Promise<number> => {
    asked.push(key);
    if (state.isAway) throw new Error('away');
    state.now += state.takes;
    return state.total;
  };
  const { of, forget } = rememberedReads<number>({ clock: () => state.now, lifeMs });
  return { asked, state, totals: { of: (key: string) => of(key, () => count(key)), forget } };
};

describe('what was read of documents', () => {
  it('is read once for all who ask, each key by itself', async () => {
    const { asked, totals } = given();
    expect(await Promise.all([totals.of('spas'), totals.of('spas'), totals.of('all')])).toEqual([5, 5, 5]);
    expect(await totals.of('spas')).toBe(5);
    expect(asked).toEqual(['spas', 'all']);
  });

  it('is read anew after a write, and when its time is over', async () => {
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

  it('is read again once in the second half of its time, while it is answered as it is known', async () => {
    const { asked, state, totals } = given();
    await totals.of('all');
    state.total = 6;
    state.now = 600;
    expect(await Promise.all([totals.of('all'), totals.of('all')])).toEqual([5, 5]);
    expect(asked).toHaveLength(2);
    state.now = 1_050;
    expect(await totals.of('all')).toBe(6);
    expect(asked).toHaveLength(2);
    state.now = 1_600;
    expect(await totals.of('all')).toBe(6);
    expect(asked).toHaveLength(3);
  });

  it('is not what was being read again when something was written', async () => {
    const { state, totals } = given();
    await totals.of('all');
    state.now = 600;
    const renewing = totals.of('all');
    state.total = 6;
    totals.forget();
    await renewing;
    expect(await totals.of('all')).toBe(6);
  });

  it('outlives a second reading that failed', async () => {
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

  it('is known until the next write where nobody else writes', async () => {
    const { state, totals } = given(() => Infinity);
    await totals.of('all');
    state.total = 6;
    state.now = 1e9;
    expect(await totals.of('all')).toBe(5);
    totals.forget();
    expect(await totals.of('all')).toBe(6);
  });

  it('is known for longer, the longer it took to be read', async () => {
    const { asked, state, totals } = given((tookMs) => Math.max(1_000, 10 * tookMs));
    state.takes = 300;
    await totals.of('all');
    state.now = 1_400;
    await totals.of('all');
    expect(asked).toHaveLength(1);
    state.now = 3_000;
    await totals.of('all');
    expect(asked).toHaveLength(2);
  });

  it('is never a failure', async () => {
    const { state, totals } = given();
    state.isAway = true;
    await expect(totals.of('all')).rejects.toThrow('away');
    state.isAway = false;
    expect(await totals.of('all')).toBe(5);
  });

  it('is kept of so many keys only', async () => {
    const { asked, totals } = given();
    for (let list = 0; list < 150; list += 1) await totals.of(`list ${list}`);
    await totals.of('list 0');
    expect(asked.filter((key) => key === 'list 0')).toHaveLength(2);
  });
});
