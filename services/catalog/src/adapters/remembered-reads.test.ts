import { rememberedReads } from './remembered-reads.ts';

const given = (lifeMs = 1_000) => {
  const asked: string[] = [];
  const state = { now: 0, total: 5, isAway: false };
  const count = async (key: string): Promise<number> => {
    asked.push(key);
    if (state.isAway) throw new Error('away');
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
    state.now = 999;
    expect(await totals.of('all')).toBe(6);
    state.now = 1_000;
    expect(await totals.of('all')).toBe(7);
  });

  it('is known until the next write where nobody else writes', async () => {
    const { state, totals } = given(Infinity);
    await totals.of('all');
    state.total = 6;
    state.now = 1e9;
    expect(await totals.of('all')).toBe(5);
    totals.forget();
    expect(await totals.of('all')).toBe(6);
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
