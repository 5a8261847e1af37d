import { admission, type Lane } from './admission.ts';

/** Milliseconds of a turn without work. */
const TURN = 0.125;

/** A loop that the test turns; each start of work takes the given time. */
const loop = () => {
  const clock = { now: 0 };
  const turns: (() => void)[] = [];
  const begun: number[] = [];
  const refused: number[] = [];
  const { isFull, enter, tookConnection } = admission({
    now: () => clock.now,
    nextTurn: (then) => void turns.push(then),
  });
  const arrive = (name: number, cost: number, isOver = () => false, lane: Lane = 'other'): boolean => {
    if (isFull(lane)) return false;
    const begin = (): void => {
      begun.push(name);
      clock.now += cost;
    };
    enter(lane, { begin, refuse: () => void refused.push(name), isOver });
    return true;
  };
  const arrivePriority = (name: number, cost: number): boolean => arrive(name, cost, undefined, 'priority');
  /** Goes round once. False: nothing is left. */
  const turn = (): boolean => {
    clock.now += TURN;
    const due = turns.splice(0);
    due.forEach((then) => then());
    return due.length > 0;
  };
  /** Goes round until nothing is left. */
  const settle = (): void => {
    while (turn());
  };
  return { clock, begun, refused, arrive, arrivePriority, tookConnection, turn, settle };
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('admission', () => {
  it('begins at once what a turn has time for, and the rest in the order of arrival', () => {
    const { begun, arrive, settle } = loop();
    for (const name of numbers(8)) arrive(name, 4);
    expect(begun).toEqual([0, 1, 2]);
    settle();
    expect(begun).toEqual(numbers(8));
  });

  it('begins no more in a turn than what is answered from memory may wait for', () => {
    const { begun, arrive, turn } = loop();
    for (const name of numbers(200)) arrive(name, 4);
    let before = begun.length;
    while (turn()) {
      expect((begun.length - before) * 4).toBeLessThanOrEqual(12);
      before = begun.length;
    }
    expect(begun).toHaveLength(200);
  });

  it('refuses what would wait longer than a second, for work of any cost', () => {
    for (const cost of [1, 5, 20]) {
      const { clock, arrive, turn, settle } = loop();
      let taken = 0;
      // Twice as much as can be done, for twenty seconds.
      for (let name = 0; clock.now < 20_000; turn()) {
        for (const until = clock.now + 10; name * (cost / 2) < until; name += 1) if (arrive(name, cost)) taken += 1;
      }
      const from = clock.now;
      settle();
      expect(clock.now - from).toBeLessThan(1_400);
      expect(taken * cost).toBeGreaterThan(16_000);
      expect(arrive(0, cost)).toBe(true);
    }
  });

  it('starts the priority lane before the rest, and refuses it only for its own length', () => {
    const { begun, arrive, arrivePriority, turn } = loop();
    /** As much as is taken, a little in each turn; how many those were. */
    const fill = (take: () => boolean): number =>
      numbers(10_000).findIndex((at) => {
        if (at % 5 === 0) turn();
        return !take();
      });
    expect(fill(() => arrive(1, 10))).toBeGreaterThan(0);
    const already = begun.length;
    expect(arrivePriority(2, 10)).toBe(true);
    expect(arrive(1, 10)).toBe(false);
    while (!begun.includes(2)) turn();
    expect(begun.slice(already)).toEqual([2]);
    expect(fill(() => arrivePriority(2, 10))).toBeGreaterThan(0);
  });

  it('refuses none of many that come at the same moment', () => {
    const { begun, arrive, settle } = loop();
    for (const name of numbers(200)) {
      arrive(name, 50);
      settle();
    }
    expect(numbers(300).map((name) => arrive(name, 1))).not.toContain(false);
    settle();
    expect(begun).toHaveLength(500);
  });

  it('goes round without work while connections are taken, and for no longer than the work took', () => {
    /** Turns until work may begin again after some that took so long, while so many connections wait to be taken, one a turn. */
    const turnsOf = (cost: number, connections: number): number => {
      const { arrive, tookConnection, turn } = loop();
      arrive(0, cost);
      return numbers(500).filter((at) => {
        if (at < connections) tookConnection();
        return turn();
      }).length;
    };
    expect([turnsOf(8, 0), turnsOf(8, 1), turnsOf(8, 20)]).toEqual([2, 4, 22]);
    expect([turnsOf(1, 300), turnsOf(8, 300), turnsOf(20, 300)]).toEqual([10, 66, 162]);
  });

  it('refuses no request for a pause that it did not cause', () => {
    const { clock, arrive, settle } = loop();
    arrive(0, 1);
    clock.now += 10_000;
    settle();
    expect(numbers(80).map((name) => arrive(name, 1))).not.toContain(false);
  });

  it('refuses none of a hundred that come together, on a machine of any speed', () => {
    for (const cost of [1, 20, 90]) {
      const { begun, refused, arrive, turn, settle } = loop();
      arrive(0, cost);
      settle();
      const taken = numbers(100).map((name) => {
        turn();
        return arrive(name, cost);
      });
      expect(taken).not.toContain(false);
      settle();
      expect([begun.length, refused.length]).toEqual([101, 0]);
    }
  });

  it('refuses a request that has waited for two seconds, once another has waited for ten', () => {
    const { begun, refused, arrive, settle } = loop();
    for (const name of numbers(400)) arrive(name, 50);
    settle();
    expect(begun).toEqual(numbers(begun.length));
    expect(begun.length).toBeGreaterThan(180);
    expect(refused).toEqual(numbers(400).slice(begun.length));
    expect(refused.length).toBeGreaterThan(180);
  });

  it('skips work whose caller has left', () => {
    const { begun, arrive, settle } = loop();
    arrive(1, 20);
    arrive(2, 1, () => true);
    arrive(3, 1);
    settle();
    expect(begun).toEqual([1, 3]);
  });
});
