import type { Backlog, Source } from './backlog.ts';
import { mapStoreErrors } from './store-errors.ts';

/** Documents that one sweep of a collection takes over. */
const BATCH = 500;
const SWEEP_EVERY_MS = 5_000;
/** The longest rest where sweeps find nothing: six services that look into all their collections are a fifth of an idle process. */
const LONGEST_REST_MS = 60_000;

type Deps = {
  readonly sources: readonly Source[];
  readonly facts: Backlog;
  /** no other process uses this store: what is leased was left by a process that is gone */
  readonly alone: boolean;
  /** repeats while the store is away */
  readonly retrying: <T>(attempt: () => Promise<T>) => Promise<T>;
};

/** Finds the facts that nobody handed over: what a crash left, what was not leased, what could not be published. */
export const sweeper = ({ sources, facts, alone, retrying }: Deps) => {
  let nextAt = 0;
  let leftSome = false;
  let isLooking = false;
  let claimsLeased = alone;
  /** nobody else writes, and all that was written here has been handed over and published */
  let isQuiet = alone;
  let restMs = SWEEP_EVERY_MS;

  const rest = (milliseconds: number): void => {
    restMs = milliseconds;
    nextAt = performance.now() + milliseconds;
  };
  /** Facts may lie in documents that this process has not handed over: no long rests any more. */
  const sweepRegularly = (): void => {
    isQuiet = false;
    rest(SWEEP_EVERY_MS);
  };

  return {
    isDue: (): boolean =>
      claimsLeased || (leftSome && facts.isEmpty()) || (performance.now() >= nextAt && facts.hasRoom()),
    sweep: async (): Promise<void> => {
      [leftSome, isLooking] = [false, true];
      let found = 0;
      for (const source of sources) {
        const claim = () => mapStoreErrors(() => source.outboxes.claim(BATCH, { leased: claimsLeased }));
        const rows = await retrying(claim);
        for (const row of rows) facts.add({ ...row, source });
        leftSome ||= rows.length === BATCH;
        found += rows.length;
      }
      isLooking = false;
      claimsLeased &&= leftSome;
      rest(isQuiet && found === 0 ? Math.min(restMs * 2, LONGEST_REST_MS) : SWEEP_EVERY_MS);
    },
    /** Whether every fact that waits is in memory, so that nothing need be asked of the store to count them. */
    knowsAll: (): boolean => isQuiet && !claimsLeased && !leftSome && !isLooking,
    /** After an error nothing is looked for until the next regular sweep. */
    postpone: (): void => {
      leftSome = false;
      sweepRegularly();
    },
    /** Facts were written and not handed over: to be swept as soon as there is time. */
    soon: (): void => {
      leftSome = true;
    },
    /** What could not be published waits for the end of its lease, also where this process is alone. */
    respectLeases: (): void => {
      claimsLeased = false;
      sweepRegularly();
    },
    /** when to look again, by performance.now(); now, where more is known to wait */
    nextAt: (): number => (leftSome ? 0 : nextAt),
  };
};
