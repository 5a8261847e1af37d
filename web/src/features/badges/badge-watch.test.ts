import { badgeWatch } from './badge-watch.ts';

const given = () => {
  const held = { ids: ['a'] as readonly string[], reads: 0 };
  const counts: number[] = [];
  const watch = badgeWatch(
    async () => {
      held.reads += 1;
      const { ids } = held;
      await Promise.resolve();
      return ids;
    },
    (count) => counts.push(count),
  );
  return { held, counts, watch };
};

describe('badges', () => {
  it('that were there before are no news', async () => {
    const { counts, watch } = given();
    await watch.look();
    await watch.look();
    expect(counts).toEqual([]);
  });

  it('that came meanwhile are counted once', async () => {
    const { held, counts, watch } = given();
    await watch.look();
    held.ids = ['a', 'b', 'c'];
    await watch.look();
    await watch.look();
    expect(counts).toEqual([2]);
  });

  it('that come while others are read are found by a second look, however many hints there were', async () => {
    const { held, counts, watch } = given();
    await watch.look();
    held.ids = ['a', 'b'];
    const looking = watch.look();
    held.ids = ['a', 'b', 'c'];
    await Promise.all([looking, watch.look(), watch.look()]);
    expect([counts, held.reads]).toEqual([[1, 1], 3]);
  });

  it('that could not be read are found by the next look', async () => {
    const held = { isAway: false, ids: ['a'] };
    const counts: number[] = [];
    const watch = badgeWatch(
      async () => {
        if (held.isAway) throw new Error('away');
        return held.ids;
      },
      (count) => counts.push(count),
    );
    await watch.look();
    Object.assign(held, { isAway: true, ids: ['a', 'b'] });
    await watch.look();
    held.isAway = false;
    await watch.look();
    expect(counts).toEqual([1]);
  });
});
