import { setInterval as ticks } from 'node:timers/promises';
import { AppError, isUnavailable } from '@wellspring/errors';
import { rateLimited } from '@wellspring/errors/rate-limited';
import { TOO_MANY_STREAMS, TOO_MANY_STREAMS_OF_ONE } from '@wellspring/rest-contract/request-messages';
import type { Member } from '@wellspring/platform/subgraph/rights';
import type { SessionOf } from '../security/session.ts';
import { sessionIdOf } from '@wellspring/events/session-id';
import { hintQueue, type HintQueue } from './hint-queue.ts';

/** Something has happened that a member's pages may show: they ask what. */
export type Hint = { readonly event: string; readonly data: object };

/** Who listens. */
type Listener = {
  readonly memberId: string;
  /** the session that came along */
  readonly token: string;
  /** aborted when the listener hangs up */
  readonly signal: AbortSignal;
};

/** The open streams of this process. */
export type MemberStreams = {
  /**
   * Server-sent events from the first time they are waited for, until the listener hangs up, the session is dead or the process ends.
   * @throws AppError RATE_LIMITED or UNAVAILABLE at once where there are too many already
   */
  listen(listener: Listener): AsyncIterable<string>;
  /** Sends to every stream of a member. */
  tell(memberId: string, hint: Hint): void;
  /** Sends to every stream. */
  tellAll(hint: Hint): void;
  /** Looks at once whether the streams of a member still are theirs, and ends those that are not. */
  recheck(memberId: string): void;
  /** Ends the streams of a session that has ended. */
  endSession(sessionId: string): void;
  /** Whether hints arrive. When they do again, all streams end: clients that reconnect ask for what they missed. */
  setConnected(isConnected: boolean): void;
};

/** Milliseconds, and how many. */
export type StreamLimits = {
  /** between two heart-beats, each with a look whether the session still is one; below what proxies and servers wait for a byte */
  readonly beat: number;
  /** that a stream continues while the session cannot be read */
  readonly unknown: number;
  /** streams of one member: a browser has one, in the tab that is looked at */
  readonly perMember: number;
  /** streams in all: half of the connections that a process accepts */
  readonly total: number;
};

export const STREAM_LIMITS: StreamLimits = { beat: 15_000, unknown: 60_000, perMember: 10, total: 5_000 };

type OpenStream = { readonly queue: HintQueue; readonly token: string; readonly sessionId: string };

/** Seconds after which a session is checked again. */
const COME_AGAIN = 30;

/** A comment: it keeps the line open, and no reader hears of it. */
const BEAT = ': beat';

const textOf = ({ event, data }: Hint): string => `event: ${event}\ndata: ${JSON.stringify(data)}`;

/** @param closing aborted when the process ends: so do all streams */
export const memberStreams = (options: {
  /** must not renew the session: there is no cookie to be set any more */
  readonly sessionOf: SessionOf;
  readonly closing: AbortSignal;
  /** who may listen, looked at with every heart-beat; absent: every member */
  readonly mayListen?: (member: Member) => boolean;
  /** what is sent with every heart-beat; absent: a comment */
  readonly beat?: string;
  readonly limits?: StreamLimits;
}): MemberStreams => {
  const { sessionOf, closing, mayListen = () => true, beat = BEAT, limits = STREAM_LIMITS } = options;
  const byMember = new Map<string, Set<OpenStream>>();
  let [count, isConnected] = [0, true];

  const requireRoom = (memberId: string): void => {
    if ((byMember.get(memberId)?.size ?? 0) >= limits.perMember) throw rateLimited(TOO_MANY_STREAMS_OF_ONE, COME_AGAIN);
    if (count >= limits.total) throw new AppError('UNAVAILABLE', TOO_MANY_STREAMS, { retryAfter: COME_AGAIN });
  };

  const add = ({ memberId, token }: Listener, queue: HintQueue): (() => void) => {
    const stream = { queue, token, sessionId: sessionIdOf(token) };
    const own = byMember.get(memberId) ?? new Set();
    byMember.set(memberId, own.add(stream));
    count += 1;
    return () => {
      own.delete(stream);
      if (own.size === 0 && byMember.get(memberId) === own) byMember.delete(memberId);
      count -= 1;
    };
  };

  /** @throws AppError UNAVAILABLE when it cannot be found out */
  const isTheirs = async (memberId: string, token: string): Promise<boolean> => {
    const actor = (await sessionOf(token))?.actor;
    return actor?.kind === 'member' && actor.id === memberId && mayListen(actor);
  };

  const allStreams = (): readonly OpenStream[] => [...byMember.values()].flatMap((own) => [...own]);

  /** Beats, and looks each time whether the session still is the member's. Ends with the signal. */
  const watch = async ({ memberId, token }: Listener, queue: HintQueue, signal: AbortSignal): Promise<void> => {
    let checkedAt = performance.now();
    for await (const _ of ticks(limits.beat, undefined, { signal, ref: false })) {
      queue.push(beat);
      try {
        if (!(await isTheirs(memberId, token))) return queue.end();
        checkedAt = performance.now();
      } catch (error) {
        if (!isUnavailable(error) || performance.now() - checkedAt > limits.unknown) return queue.end();
      }
    }
  };

  async function* eventsFor(listener: Listener): AsyncGenerator<string> {
    requireRoom(listener.memberId);
    const queue = hintQueue();
    const left = new AbortController();
    const remove = add(listener, queue);
    const signal = AbortSignal.any([listener.signal, closing, left.signal]);
    signal.addEventListener('abort', queue.end, { once: true });
    if (signal.aborted) queue.end();
    watch(listener, queue, signal).catch(queue.end);
    try {
      yield* queue.items;
    } finally {
      remove();
      left.abort();
    }
  }

  return {
    listen: (listener) => {
      requireRoom(listener.memberId);
      return eventsFor(listener);
    },
    tellAll: (hint) => {
      const text = textOf(hint);
      for (const { queue } of allStreams()) queue.push(text);
    },
    tell: (memberId, hint) => byMember.get(memberId)?.forEach(({ queue }) => queue.push(textOf(hint))),
    recheck: (memberId) => {
      for (const { queue, token } of byMember.get(memberId) ?? [])
        isTheirs(memberId, token).then(
          (isStill) => isStill || queue.end(),
          () => undefined, // it cannot be found out now: the next beat asks again
        );
    },
    endSession: (sessionId) => {
      for (const stream of allStreams()) if (stream.sessionId === sessionId) stream.queue.end();
    },
    setConnected: (now) => {
      if (now && !isConnected) for (const { queue } of allStreams()) queue.end();
      isConnected = now;
    },
  };
};
