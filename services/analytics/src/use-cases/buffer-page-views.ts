import type { PageView } from '../domain/page-view.ts';

type Deps = {
  readonly write: (views: readonly PageView[]) => Promise<void>;
  /** ends early, without an error, when the signal aborts */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** called with views that could not be written */
  readonly onLost: (count: number, error: unknown) => void;
  readonly limits?: BufferLimits;
};

export type BufferLimits = {
  /** views that wait at most; what comes beside them is refused */
  readonly waiting: number;
  /** views that are written at once: others are served in between */
  readonly batch: number;
  /** how long views are gathered where they are not a whole batch, in milliseconds */
  readonly gather: number;
};

const BUFFER_LIMITS: BufferLimits = { waiting: 20_000, batch: 50, gather: 100 };

/** Takes page views at once and writes them in batches: no page waits for them, and a burst needs bounded memory. */
export const pageViewBuffer = ({ write, pause, onLost, limits = BUFFER_LIMITS }: Deps) => {
  const ending = new AbortController();
  let waiting: PageView[] = [];
  let writing: Promise<void> | null = null;
  const counts = { taken: 0, refused: 0 };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (waiting.length < limits.batch) await pause(limits.gather, ending.signal);
      const batch = waiting.slice(0, limits.batch);
      await write(batch).catch((error: unknown) => onLost(batch.length, error));
      waiting = waiting.slice(batch.length);
    }
    writing = null;
  };

  return {
    /** False: there are too many. */
    take: (view: PageView): boolean => {
      if (waiting.length >= limits.waiting) {
        counts.refused += 1;
        return false;
      }
      counts.taken += 1;
      waiting.push(view);
      writing ??= writeAll();
      return true;
    },
    counts: counts as Readonly<typeof counts>,
    /** Writes what is waiting. */
    settled: async (): Promise<void> => {
      while (writing) await writing;
    },
    /** As settled, at once. */
    end: async (): Promise<void> => {
      ending.abort();
      while (writing) await writing;
    },
  };
};

export type PageViewBuffer = ReturnType<typeof pageViewBuffer>;
