import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Change } from './operation-dependencies.ts';
import { invalidation } from './invalidation.ts';

const change = (...ids: readonly string[]): Change => ({ service: 'catalog', type: 'Location', ids: new Set(ids) });

const given = (whenCaughtUp: () => Promise<void> = () => new Promise<void>(() => undefined)) => {
  const drops: (readonly Change[])[] = [];
  const cache = { drops, behind: [] as readonly Change[], clears: 0 };
  const tested = invalidation({
    services: ['catalog', 'analytics'],
    whenCaughtUp,
    cache: {
      drop: (changes) => void drops.push(changes),
      setBehind: (changes) => void (cache.behind = changes),
      clear: () => void (cache.clears += 1),
    },
  });
  return { cache, tested };
};

describe('invalidation', () => {
  it('drops at once for the first change, and together what follows within 50 ms', async () => {
    const { cache, tested } = given();
    tested.changed([change('1')]);
    expect(cache.drops).toEqual([[change('1')]]);
    for (const id of ['2', '3', '4']) tested.changed([change(id), { service: 'analytics' }]);
    expect(cache.drops).toHaveLength(1);
    await sleep(80);
    expect(cache.drops).toEqual([[change('1')], [change('2', '3', '4'), { service: 'analytics' }]]);
    tested.stop();
  });

  it('drops once more when the projections have caught up, also what changed meanwhile', async () => {
    const levels = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let round = 0;
    const { cache, tested } = given(() => levels[round++]?.promise ?? Promise.resolve());
    tested.changed([change('1')]);
    tested.changed([change('2')]);
    await sleep(80);
    expect(cache.drops).toEqual([[change('1')], [change('2')]]);
    expect(cache.behind).toEqual([change('1', '2')]);
    levels[0]?.resolve();
    await sleep(0);
    expect(cache.drops.at(-1)).toEqual([change('1')]);
    expect(cache.behind).toEqual([change('2')]);
    levels[1]?.resolve();
    await sleep(0);
    expect(cache.drops.at(-1)).toEqual([change('2')]);
    expect(cache.behind).toEqual([]);
    tested.stop();
  });

  it('drops counts of a service again five seconds after the projections have the change, also when other changes follow', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const { cache, tested } = given(() => Promise.resolve());
      const round = async (id: string): Promise<void> => {
        tested.changed([change(id)]);
        await new Promise((resume) => setImmediate(resume));
      };
      await round('1');
      jest.advanceTimersByTime(4_000);
      await round('2');
      expect(cache.drops).toEqual([[change('1')], [change('1')], [change('2')], [change('2')]]);
      jest.advanceTimersByTime(900);
      expect(cache.drops).toHaveLength(4);
      jest.advanceTimersByTime(100);
      expect(cache.drops.slice(4)).toEqual([[change('1')]]);
      jest.advanceTimersByTime(3_900);
      expect(cache.drops).toHaveLength(5);
      jest.advanceTimersByTime(100);
      expect(cache.drops.slice(5)).toEqual([[change('2')]]);
      jest.advanceTimersByTime(60_000);
      expect(cache.drops).toHaveLength(6);
      tested.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  it('drops a whole service for more than a thousand ids', async () => {
    const { cache, tested } = given();
    tested.changed([change('first')]);
    for (let at = 0; at <= 1_000; at += 1) tested.changed([change(String(at))]);
    await sleep(80);
    expect(cache.drops.at(-1)).toEqual([{ service: 'catalog' }]);
    tested.stop();
  });

  it('drops everything when events stop, and again when they resume', () => {
    const { cache, tested } = given();
    tested.setConnected(true);
    expect(cache.clears).toBe(0);
    tested.setConnected(false);
    tested.setConnected(false);
    expect([cache.clears, cache.behind]).toEqual([1, [{ service: 'catalog' }, { service: 'analytics' }]]);
    tested.setConnected(true);
    expect([cache.clears, cache.behind]).toEqual([2, []]);
    tested.stop();
  });
});
