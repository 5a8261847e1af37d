import { AsyncResource } from 'node:async_hooks';

/** Milliseconds that work may wait to be begun: beyond, whoever asks is better off with a refusal at once. */
const WAIT_MAX = 1_000;
/** Milliseconds that the first of those who wait has waited by then: many who come at the same moment are no sign of too many. */
const LATE = 250;
/** Milliseconds of a turn of the event loop in which work is begun: what is answered from memory waits no longer than that. */
const TURN_MAX = 10;
/** After a turn of more than so many milliseconds the loop goes round without work, for a part of what was beyond. */
const SHORT = 2;
const SPARE = 1 / 6;
/** What one piece costs is counted up to so many milliseconds: longer ones tell of something else than of work. */
const PACE_MAX = 100;
/** How much the latest turn weighs. */
const WEIGHT = 1 / 16;

/** `wanted`: many ask for what it makes; it goes before all the rest. */
export type Lane = 'wanted' | 'other';

/** Lets work in, as fast as it can be done. */
export type Admission = {
  /** What came now would wait too long. */
  readonly isFull: (lane: Lane) => boolean;
  /** Begins work now, or when its turn comes. What `isOver` by then is left out: nobody waits for it any more. */
  readonly enter: (lane: Lane, begin: () => void, isOver: () => boolean) => void;
};

type Waiting = { readonly since: number; readonly begin: () => void; readonly isOver: () => boolean };

type Clock = {
  /** milliseconds that only rise */
  readonly now: () => number;
  /** once the event loop has gone round */
  readonly nextTurn: (then: () => void) => void;
};

const CLOCK: Clock = { now: () => performance.now(), nextTurn: (then) => void setImmediate(then) };

/**
 * Work begins at once while a turn of the event loop is short, else in the order of arrival, what is wanted first, a little in each turn; what is
 * answered from memory, and what is refused, goes past it. A loop takes one new connection in each turn: between long turns it goes round without work,
 * or all would wait outside. How long the pieces take tells, with the number of those that wait, how long one more would.
 */
export const admission = ({ now, nextTurn }: Clock = CLOCK): Admission => {
  const waiting: Readonly<Record<Lane, Waiting[]>> = { wanted: [], other: [] };
  /** work may begin; between turns: it may begin a turn; resting: it may not */
  let state: 'between' | 'working' | 'resting' = 'between';
  let turnBegan = 0;
  let begun = 0;
  let pace = 0;

  /** those of a lane, and who goes before them */
  const before = (lane: Lane): number => waiting.wanted.length + (lane === 'other' ? waiting.other.length : 0);

  const hasTime = (): boolean => now() - turnBegan < TURN_MAX;

  const beginTurn = (): void => {
    state = 'working';
    [turnBegan, begun] = [now(), 0];
  };

  const beginFirst = (): void => {
    const next = (): Waiting | undefined => waiting.wanted.shift() ?? waiting.other.shift();
    let first = next();
    while (first?.isOver()) first = next();
    if (!first) return;
    begun += 1;
    first.begin();
  };

  const rest = (): void => {
    state = 'resting';
    goRound(now() + Math.max(0, now() - turnBegan - SHORT) * SPARE);
  };

  const goRound = (until: number): void => (now() < until ? nextTurn(() => goRound(until)) : endTurn());

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

  return {
    isFull: (lane) => before(lane) * pace > WAIT_MAX && now() - (waiting[lane][0]?.since ?? Infinity) > LATE,
    enter: (lane, begin, isOver) => {
      if (state === 'between') {
        beginTurn();
        nextTurn(rest);
      }
      if (state === 'working' && before(lane) === 0 && hasTime()) {
        begun += 1;
        begin();
      } else waiting[lane].push({ since: now(), begin: AsyncResource.bind(begin), isOver });
    },
  };
};
