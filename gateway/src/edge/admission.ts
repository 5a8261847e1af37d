import { AsyncResource } from 'node:async_hooks';

/** Milliseconds that work may wait to be begun: after that, an immediate refusal helps the caller more. */
const WAIT_MAX = 1_000;
/** Milliseconds that the first of those who wait has waited by then: many who come at the same moment are no sign of too many. */
const LATE = 250;
/** Milliseconds after which work is not started any more: its caller would have left before the end. */
const WAITED_MAX = 2_000;
/**
 * Milliseconds that a burst may take: until then the time limits above do not apply to it, on a machine of any speed. A queue that was
 * not empty for longer is no burst, but more than can be done.
 */
const BURST = 10_000;
/** So many may wait in a burst: a crawler that asks for a hundred pages at once, or one address on all the connections it may have. */
const BURST_MAX = 256;
/** Milliseconds of a turn of the event loop in which work is begun: what is answered from memory waits no longer than that. */
const TURN_MAX = 10;
/** The number of turns without a new connection that shows that none is waiting: one is accepted, and its request is read in the next. */
const QUIET_TURNS = 2;
/** What one piece costs is counted up to so many milliseconds: longer ones have other causes than work. */
const PACE_MAX = 100;
/** How much the latest turn weighs. */
const WEIGHT = 1 / 16;

/** `priority`: popular responses, which go before all the rest. */
export type Lane = 'priority' | 'other';

/** Admits work as fast as it can be done. */
export type Admission = {
  /** What came now would wait too long. */
  readonly isFull: (lane: Lane) => boolean;
  /** Begins work now, or when its turn comes; refuses it where that took too long after all. */
  readonly enter: (lane: Lane, work: Work) => void;
  /** A connection was taken just now: more of them may be waiting. */
  readonly tookConnection: () => void;
};

type Work = {
  readonly begin: () => void;
  readonly refuse: () => void;
  /** its caller has left: it is skipped */
  readonly isOver: () => boolean;
};

type Waiting = Work & { readonly since: number };

type Clock = {
  /** milliseconds that only rise */
  readonly now: () => number;
  /** after one turn of the event loop */
  readonly nextTurn: (then: () => void) => void;
};

const CLOCK: Clock = { now: () => performance.now(), nextTurn: (then) => void setImmediate(then) };

/**
 * Work begins at once while a turn of the event loop is short, else in the order of arrival, the priority lane first, a little in each turn; what is
 * answered from memory, and what is refused, goes past it. A loop takes one new connection in each turn: between turns with work it goes round without,
 * or all would wait outside. How long the pieces take tells, with the number of those that wait, how long one more would.
 */
export const admission = ({ now, nextTurn }: Clock = CLOCK): Admission => {
  const waiting: Readonly<Record<Lane, Waiting[]>> = { priority: [], other: [] };
  /** work may begin; between turns: it may begin a turn; resting: it may not */
  let state: 'between' | 'working' | 'resting' = 'between';
  let turnBegan = 0;
  /** when the current queue began */
  let queueBegan = 0;
  let begun = 0;
  let pace = 0;
  let quietTurns = QUIET_TURNS;

  /** those of a lane, and who goes before them */
  const before = (lane: Lane): number => waiting.priority.length + (lane === 'other' ? waiting.other.length : 0);

  const isBurst = (): boolean => now() - queueBegan < BURST;

  const hasTime = (): boolean => now() - turnBegan < TURN_MAX;

  const beginTurn = (): void => {
    state = 'working';
    [turnBegan, begun] = [now(), 0];
  };

  /** The first that is not too late, and whose caller still waits. */
  const takeFirst = (): Waiting | undefined => {
    for (;;) {
      const first = waiting.priority.shift() ?? waiting.other.shift();
      if (!first) return undefined;
      if (first.isOver()) continue;
      if (isBurst() || now() - first.since <= WAITED_MAX) return first;
      first.refuse();
    }
  };

  const beginFirst = (): void => {
    const first = takeFirst();
    if (!first) return;
    begun += 1;
    first.begin();
  };

  /** Goes round without work until no connection is waiting, at most for as long as the work took. */
  const rest = (): void => {
    state = 'resting';
    goRound(now() + (now() - turnBegan));
  };

  const goRound = (until: number): void =>
    nextTurn(() => {
      quietTurns += 1;
      if (quietTurns > QUIET_TURNS || now() >= until) endTurn();
      else goRound(until);
    });

  const endTurn = (): void => {
    if (begun > 0) pace += (Math.min((now() - turnBegan) / begun, PACE_MAX) - pace) * WEIGHT;
    state = 'between';
    const all = before('other');
    if (all === 0) return;
    beginTurn();
    const fit = Math.min(all, Math.max(1, Math.floor(TURN_MAX / Math.max(pace, 0.1))));
    // Each on its own: what a piece does before it first waits is done before the next begins.
    for (let at = 0; at < fit; at += 1) nextTurn(() => (at === 0 || hasTime() ? beginFirst() : undefined));
    nextTurn(rest);
  };

  const isLate = (lane: Lane): boolean =>
    before(lane) * pace > WAIT_MAX && now() - (waiting[lane][0]?.since ?? Infinity) > LATE;

  return {
    isFull: (lane) => isLate(lane) && !(isBurst() && before(lane) < BURST_MAX),
    enter: (lane, work) => {
      if (state === 'between') {
        beginTurn();
        nextTurn(rest);
      }
      if (state === 'working' && before(lane) === 0 && hasTime()) {
        begun += 1;
        work.begin();
        return;
      }
      if (before('other') === 0) queueBegan = now();
      waiting[lane].push({ ...work, begin: AsyncResource.bind(work.begin), since: now() });
    },
    tookConnection: () => {
      quietTurns = 0;
    },
  };
};
