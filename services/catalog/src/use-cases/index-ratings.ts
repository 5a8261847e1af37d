import type { Touched } from './index-locations.ts';

/** `isRating`: nothing but the rating changed. */
export type Change = Touched & { readonly isRating: boolean };

type Deps = {
  readonly indexLocations: (touched: readonly Touched[]) => Promise<void>;
  /** milliseconds that only rise */
  readonly clock: () => number;
  /** Runs something later, unless it is called off. */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  /** a delayed write failed; it is tried again */
  readonly onFailure: (error: unknown) => void;
};

const RETRY_MS = 1_000;

/** A Location that is rated again and again is written to the index once in so long. */
const PAUSE_MS = 1_000;

/**
 * How long a new rating waits before it is written: not at all when the last write is long enough ago, else until then.
 * Milliseconds of any clock that only rises.
 */
const ratingPause = (lastWrittenAt: number | undefined, now: number): number =>
  lastWrittenAt === undefined ? 0 : Math.max(0, lastWrittenAt + PAUSE_MS - now);

/**
 * Writes what happened to the index: a change of a Location at once, a rating at once or as soon as the last write of
 * that Location is a second ago, so that many ratings are few writes and the last one always counts. What is put off is
 * held in memory: `flush` writes it when the process ends, the walk at the next start finds it when it was killed.
 */
export const indexPaced = ({ indexLocations, clock, schedule, onFailure }: Deps) => {
  const writtenAt = new Map<string, number>();
  const waiting = new Map<string, Touched>();
  let callOff: (() => void) | undefined;

  const pauseOf = (id: string): number => ratingPause(writtenAt.get(id), clock());
  const write = async (touched: readonly Touched[]): Promise<void> => {
    if (touched.length === 0) return;
    await indexLocations(touched);
    const now = clock();
    for (const { id } of touched) {
      waiting.delete(id);
      writtenAt.set(id, now);
    }
    for (const [id, at] of writtenAt) if (ratingPause(at, now) === 0) writtenAt.delete(id);
  };
  const planNext = (atLeast = 0): void => {
    if (callOff || waiting.size === 0) return;
    const soonest = Math.min(...[...waiting.keys()].map(pauseOf));
    callOff = schedule(() => void writeDue(), Math.max(soonest, atLeast));
  };
  const writeDue = async (): Promise<void> => {
    callOff = undefined;
    let pause = 0;
    try {
      await write([...waiting.values()].filter(({ id }) => pauseOf(id) === 0));
    } catch (error) {
      onFailure(error);
      pause = RETRY_MS;
    }
    planNext(pause);
  };

  return {
    index: async (changes: readonly Change[]): Promise<void> => {
      const now = changes.filter(({ id, isRating }) => !isRating || pauseOf(id) === 0);
      const written = new Set(now.map(({ id }) => id));
      await write(now);
      // The value to be written was read after all of these changes.
      for (const change of changes) if (!written.has(change.id)) waiting.set(change.id, change);
      planNext();
    },
    /** Writes all delayed ratings now. */
    flush: async (): Promise<void> => {
      callOff?.();
      callOff = undefined;
      await write([...waiting.values()]);
    },
  };
};
