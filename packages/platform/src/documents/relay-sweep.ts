import type { Backlog, Source } from './backlog.ts';
import { mapStoreErrors } from './store-errors.ts';

/** Documents that one sweep of a collection takes over. */
const BATCH = 500;
const SWEEP_EVERY_MS = 5_000;

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
  let claimsLeased = alone;

  return {
    isDue: (): boolean =>
      claimsLeased || (leftSome && facts.isEmpty()) || (performance.now() >= nextAt && facts.hasRoom()),
    sweep: async (): Promise<void> => {
      leftSome = false;
      for (const source of sources) {
        const claim = () => mapStoreErrors(() => source.outboxes.claim(BATCH, { leased: claimsLeased }));
        const rows = await retrying(claim);
        for (const row of rows) facts.add({ ...row, source });
        leftSome ||= rows.length === BATCH;
      }
      claimsLeased &&= leftSome;
      nextAt = performance.now() + SWEEP_EVERY_MS;
    },
    /** After an error nothing is looked for until the next regular sweep. */
    postpone: (): void => {
      leftSome = false;
      nextAt = performance.now() + SWEEP_EVERY_MS;
    },
    /** Facts were written and not handed over: to be swept as soon as there is time. */
    soon: (): void => {
      leftSome = true;
    },
    /** What could not be published waits for the end of its lease, also where this process is alone. */
    respectLeases: (): void => {
      claimsLeased = false;
    },
    /** when to look again, by performance.now(); now, where more is known to wait */
    nextAt: (): number => (leftSome ? 0 : nextAt),
  };
};
