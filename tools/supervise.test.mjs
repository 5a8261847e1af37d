import { restarts } from './supervise.mjs';

const MINUTE = 60_000;
const KILLED = { code: null, signal: 'SIGKILL', isReady: true };

/** A supervisor whose clock the test sets, and what it said. */
const supervisor = () => {
  const state = { now: 1_000, said: [] };
  const again = restarts(
    (line) => state.said.push(line),
    () => state.now,
  );
  return { state, again };
};

describe('what runs and dies', () => {
  it('is started again at once, and what it died of is said', () => {
    const { state, again } = supervisor();
    expect(again(KILLED)).toBe(0);
    expect(state.said).toEqual([
      expect.stringMatching(/^Wellspring died by SIGKILL: .*memory is short.* again now\.$/),
    ]);
  });

  it('is started again at most once a minute', () => {
    const { state, again } = supervisor();
    again(KILLED);
    state.now += 10_000;
    expect(again(KILLED)).toBe(50_000);
    expect(state.said.at(-1)).toContain('again in 50 s');
    state.now += 50_000 + 5_000;
    expect(again(KILLED)).toBe(55_000);
    state.now += 55_000 + MINUTE;
    expect(again(KILLED)).toBe(0);
  });

  it.each([
    [{ code: 1, signal: null }, 'with exit code 1.'],
    [{ code: null, signal: 'SIGABRT' }, 'its heap is full'],
    [{ code: null, signal: 'SIGSEGV' }, 'by SIGSEGV.'],
  ])('says why: %j', (ending, words) => {
    const { state, again } = supervisor();
    expect(again({ ...ending, isReady: true })).toBe(0);
    expect(state.said.join()).toContain(words);
  });

  it('stays ended when it ended in order, or could not start', () => {
    const { state, again } = supervisor();
    expect([again({ code: 0, signal: null, isReady: true }), again({ code: 1, signal: null, isReady: false })]).toEqual(
      [undefined, undefined],
    );
    expect(state.said).toEqual([]);
    again(KILLED);
    expect(again({ code: 1, signal: null, isReady: false })).toBeUndefined();
    expect(state.said.at(-1)).toBe('Wellspring could not be started again. The reason stands above.');
  });

  it('is started again when it is killed while it is started again, but not when it is while it is first started', () => {
    const { again } = supervisor();
    expect(again({ ...KILLED, isReady: false })).toBeUndefined();
    expect(again(KILLED)).toBe(0);
    expect(again({ ...KILLED, isReady: false })).toBe(60_000);
  });
});
