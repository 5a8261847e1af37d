import type { Outboxes, Waiting } from './outbox.ts';
import { mapStoreErrors } from './store-errors.ts';

/** Where the documents of one model are; `purge`: those with deletedAt go once their facts are out. */
export type Source = { readonly name: string; readonly outboxes: Outboxes; readonly purge: boolean };

/** The unpublished facts of one document. */
export type Held = Waiting & { readonly source: Source };

/** Most facts held in memory (some more during writes); later ones stay in their documents. */
const MOST_FACTS = 10_000;

const without = (entries: Waiting['entries'], gone: Waiting['entries']): Waiting['entries'] => {
  if (gone.length === 0) return entries;
  const ids = new Set(gone.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
};

/** Facts on their way, by document, in the order in which the documents came. */
export const backlog = () => {
  const held = new Map<string, Held>();
  let facts = 0;
  const keyOf = ({ source, id }: Held): string => `${source.name}/${id}`;

  const add = (row: Held): void => {
    const key = keyOf(row);
    const existing = held.get(key);
    const fresh = existing ? without(row.entries, existing.entries) : row.entries;
    if (existing && fresh.length === 0 && existing.deleted === row.deleted) return;
    held.set(key, existing ? { ...row, entries: [...existing.entries, ...fresh] } : row);
    facts += fresh.length;
  };

  return {
    add,
    hasRoom: (): boolean => facts < MOST_FACTS,
    isEmpty: (): boolean => held.size === 0,
    documents: (): number => held.size,
    /** When the first fact of each document was written. */
    writtenAt: (): readonly Date[] => [...held.values()].flatMap(({ entries: [first] }) => (first ? [first.time] : [])),
    /** The oldest documents with about `most` facts in all. They stay until they are removed. */
    first: (most: number): readonly Held[] => {
      const batch: Held[] = [];
      let count = 0;
      for (const row of held.values()) {
        if (batch.length > 0 && count + row.entries.length > most) break;
        batch.push(row);
        count += Math.max(1, row.entries.length);
      }
      return batch;
    },
    /** Forgets what was taken out by first(); what came for the same documents meanwhile queues again. */
    remove: (rows: readonly Held[]): void => {
      for (const row of rows) {
        const now = held.get(keyOf(row));
        held.delete(keyOf(row));
        facts -= row.entries.length;
        if (!now || now === row) continue;
        const rest = without(now.entries, row.entries);
        held.set(keyOf(row), { ...now, entries: rest });
      }
    },
    /** Forgets all that is known of these documents, also what came meanwhile: their later facts wait for the earlier ones. */
    forget: (rows: readonly Held[]): void => {
      for (const row of rows) {
        facts -= held.get(keyOf(row))?.entries.length ?? 0;
        held.delete(keyOf(row));
      }
    },
  };
};

export type Backlog = ReturnType<typeof backlog>;

/** Documents that one sweep of a collection takes over. */
const BATCH = 500;
const SWEEP_EVERY_MS = 5_000;
/** The longest rest where sweeps find nothing: six services that look into all their collections are a fifth of an idle process. */
const LONGEST_REST_MS = 60_000;

type Deps = {
  readonly sources: readonly Source[];
  readonly facts: Backlog;
  /** no other process uses this store: leases are of a dead process */
  readonly alone: boolean;
  /** repeats while the store is away */
  readonly retrying: <T>(attempt: () => Promise<T>) => Promise<T>;
};

/** Finds events that were not handed over: after a crash, without a lease, or after a failed publish. */
export const sweeper = ({ sources, facts, alone, retrying }: Deps) => {
  let nextAt = 0;
  let leftSome = false;
  let isLooking = false;
  let claimsLeased = alone;
  /** no other process writes, and all events of this one are handed over and published */
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
    /** Whether every fact that waits is in memory, so that they are counted without a query. */
    knowsAll: (): boolean => isQuiet && !claimsLeased && !leftSome && !isLooking,
    /** After an error there is no sweep until the next regular one. */
    postpone: (): void => {
      leftSome = false;
      sweepRegularly();
    },
    /** Facts were written and not handed over: to be swept as soon as there is time. */
    soon: (): void => {
      leftSome = true;
    },
    /** An event that could not be published waits for the end of its lease, also in a single process. */
    respectLeases: (): void => {
      claimsLeased = false;
      sweepRegularly();
    },
    /** when to look again, by performance.now(); now, where more is known to wait */
    nextAt: (): number => (leftSome ? 0 : nextAt),
  };
};
