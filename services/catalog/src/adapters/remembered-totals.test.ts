import { rememberedTotals } from './remembered-totals.ts';

const given = (isAlone = false) => {
  const asked: string[] = [];
  const state = { now: 0, total: 5, isAway: false };
  const count = async (key: string): Promise<number> => {
    asked.push(key);
    if (state.isAway) throw new Error('away');
    return state.total;
  };
  return { asked, state, totals: rememberedTotals(count, { clock: () => state.now, isAlone }) };
};

describe('the totals of lists', () => {
  it('are counted once for all who ask, each list by itself', async () => {
    const { asked, totals } = given();
    expect(await Promise.all([totals.of('spas'), totals.of('spas'), totals.of('all')])).toEqual([5, 5, 5]);
    expect(await totals.of('spas')).toBe(5);
    expect(asked).toEqual(['spas', 'all']);
  });

  it('are counted anew after a write, and after a second', async () => {
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

  it('are known until the next write where nobody else writes', async () => {
    const { state, totals } = given(true);
    await totals.of('all');
    state.total = 6;
    state.now = 1e9;
    expect(await totals.of('all')).toBe(5);
    totals.forget();
    expect(await totals.of('all')).toBe(6);
  });

  it('do not keep a failure', async () => {
    const { state, totals } = given();
    state.isAway = true;
    await expect(totals.of('all')).rejects.toThrow('away');
    state.isAway = false;
    expect(await totals.of('all')).toBe(5);
  });

  it('bound what they remember', async () => {
    const { asked, totals } = given();
    for (let list = 0; list < 150; list += 1) await totals.of(`list ${list}`);
    await totals.of('list 0');
    expect(asked.filter((key) => key === 'list 0')).toHaveLength(2);
  });
});
