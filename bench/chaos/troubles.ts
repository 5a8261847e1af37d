import type { Read } from './ledger.ts';

/** The times when a process could not be reached, by process. */
export type Troubles = {
  readonly begin: (who: string) => void;
  readonly end: (who: string) => void;
  /** Whether it could be reached all the time from one moment to another. */
  readonly isSpared: (who: string, from: number, until: number) => boolean;
};

/** How long after a fault it may last, until all clients have connected again. */
const AFTER_MS = 5_000;

export const openTroubles = (): Troubles => {
  const over: { readonly who: string; readonly from: number; readonly until: number }[] = [];
  const now = new Map<string, number>();
  return {
    begin: (who) => void now.set(who, performance.now()),
    end: (who) => {
      over.push({ who, from: now.get(who) ?? 0, until: performance.now() + AFTER_MS });
      now.delete(who);
    },
    isSpared: (who, from, until) =>
      !((now.get(who) ?? Infinity) <= until) &&
      over.every((trouble) => trouble.who !== who || trouble.until < from || trouble.from > until),
  };
};

export type CountedReads = {
  readonly counted: number;
  /** a line for each */
  readonly unanswered: readonly string[];
  readonly isMet: boolean;
};

/** So many of all reads are answered. */
const PROMISED = 0.999;

/** The reads of visitors while their gateway and the documents were alive, and those without an answer. */
export const countReads = (reads: readonly Read[], { isSpared }: Troubles, began: number): CountedReads => {
  const counted = reads.filter(
    ({ port, from, until }) => isSpared('documents', from, until) && isSpared(`gateway ${port}`, from, until),
  );
  const unanswered = counted
    .filter(({ status }) => status !== 200)
    .map(({ path, from, until, status, words }) => {
      const at = Math.round((from - began) / 1_000);
      return `at ${at} s, for ${Math.round(until - from)} ms: ${path}: ${status} ${words}`;
    });
  return {
    counted: counted.length,
    unanswered,
    isMet: counted.length - unanswered.length >= PROMISED * counted.length,
  };
};
