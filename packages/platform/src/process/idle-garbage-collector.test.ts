import { idleGarbageCollector } from './idle-garbage-collector.ts';

/** A thread of which a test says how busy it was and what it holds; a collection leaves `alive`. */
const thread = () => {
  const state = { utilization: 0, used: 0, alive: 50e6, collections: 0 };
  const look = idleGarbageCollector({
    utilization: () => state.utilization,
    used: () => state.used,
    collect: () => {
      state.collections += 1;
      state.used = state.alive;
    },
  });
  return { state, look };
};

describe('an idle thread', () => {
  it('gives back once what it left behind while it was busy', () => {
    const { state, look } = thread();
    Object.assign(state, { utilization: 0.8, used: 300e6 });
    look();
    expect(state.collections).toBe(0);
    state.utilization = 0.001;
    look();
    look();
    expect([state.collections, state.used]).toEqual([1, 50e6]);
  });

  it('collects again when it was busy again, and not for the little that it does at rest', () => {
    const { state, look } = thread();
    state.used = 300e6;
    look();
    state.used += 5e6;
    look();
    expect(state.collections).toBe(1);
    state.used += 100e6;
    look();
    expect(state.collections).toBe(2);
  });
});
