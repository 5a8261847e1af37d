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
  it('are no news when they were there before', async () => {
    const { counts, watch } = given();
    await watch.look();
    await watch.look();
    expect(counts).toEqual([]);
  });

  it('are counted once when they came meanwhile', async () => {
    const { held, counts, watch } = given();
    await watch.look();
    held.ids = ['a', 'b', 'c'];
    await watch.look();
    await watch.look();
    expect(counts).toEqual([2]);
  });

  it('are found by one second check when they come during a check, for any number of notifications', async () => {
    const { held, counts, watch } = given();
    await watch.look();
    held.ids = ['a', 'b'];
    const looking = watch.look();
    held.ids = ['a', 'b', 'c'];
    await Promise.all([looking, watch.look(), watch.look()]);
    expect([counts, held.reads]).toEqual([[1, 1], 3]);
  });

  it('are found by the next check when they could not be read', async () => {
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
