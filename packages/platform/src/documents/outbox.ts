import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { mongo, type Collection } from 'mongoose';
import { LARGEST_MESSAGE } from '../bus/message-size.ts';
import type { Fact } from '../bus/port.ts';
import type { OutboxEntry } from './port.ts';

/** How long the facts of a write are left to the process that wrote them. */
const LEASE_MS = 10_000;
/** A lease that ends later than this was written by a clock that has been set back since, or by one that is far ahead. */
const FURTHEST_MS = 60_000;
/** Documents that are looked at to say how long facts have waited: a figure must not read a whole backlog. */
const LOOKED_AT = 100;

type Due = { readonly $lte: Date } | { readonly $gt: Date };
type StoredEntry = Omit<OutboxEntry, 'data'> & { readonly data: Uint8Array | mongo.Binary };

/** What the relay reads of a document. `relay` is there while facts wait; after `due` any process may take them. */
export type OutboxRow = {
  readonly _id: string;
  readonly outbox?: readonly StoredEntry[];
  readonly relay?: { readonly due: Date; readonly by?: string };
  readonly deletedAt?: Date | null;
};

/** Facts of one document from the oldest that waits to the newest known, in order. */
export type Waiting = { readonly id: string; readonly entries: readonly OutboxEntry[]; readonly deleted: boolean };

export type OutboxDeps = {
  readonly newId: () => string;
  readonly now: () => Date;
  readonly traceparent?: (() => string | undefined) | undefined;
};

const requireSize = ({ type, key, data }: Fact): void => {
  if (data.byteLength <= LARGEST_MESSAGE) return;
  const cause = new Error(
    `${type} of ${key} has ${data.byteLength} bytes, at most ${LARGEST_MESSAGE} can be published`,
  );
  throw new AppError('TOO_LARGE', say('errors.changeTooLarge'), { cause });
};

/**
 * Facts with what was known when they were written.
 * @throws AppError TOO_LARGE for a fact that no broker would accept: once written, it could never leave its document
 */
export const stamp = (facts: readonly Fact[], { newId, now, traceparent }: OutboxDeps): readonly OutboxEntry[] => {
  facts.forEach(requireSize);
  const time = now();
  const trace = traceparent?.();
  return facts.map((fact) => ({ ...fact, id: newId(), time, ...(trace === undefined ? {} : { traceparent: trace }) }));
};

/** The fields that a write with facts stores beside the state. `leased`: this process publishes them at once. */
export const outboxFields = (
  entries: readonly OutboxEntry[],
  leased: boolean,
  now: Date,
): Required<Pick<OutboxRow, 'outbox' | 'relay'>> => ({
  outbox: entries.map((entry) => ({ ...entry, data: new mongo.Binary(entry.data) })),
  relay: { due: leased ? leaseFrom(now) : now },
});

export const waitingIn = ({ _id, outbox = [], deletedAt }: OutboxRow): Waiting => ({
  id: _id,
  entries: outbox.map((entry) => ({
    ...entry,
    data: entry.data instanceof Uint8Array ? entry.data : entry.data.value(),
  })),
  deleted: deletedAt != null,
});

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** The outboxes of one collection, a few statements for many documents. */
export type Outboxes = ReturnType<typeof outboxesOf>;

export const outboxesOf = (collection: Collection<OutboxRow>, { newId, now }: OutboxDeps) => {
  const DONE = { $unset: { outbox: 1, relay: 1 } } as const;

  const pull = async (rows: readonly Waiting[], facts: readonly string[]): Promise<readonly Waiting[]> => {
    const these = { $in: rows.map(({ id }) => id) };
    const empty = { _id: these, 'outbox.0': { $exists: false } };
    await collection.updateMany({ _id: these }, { $pull: { outbox: { id: { $in: facts } } } });
    if (rows.some(({ deleted }) => deleted)) await collection.deleteMany({ ...empty, deletedAt: { $ne: null } });
    await collection.updateMany(empty, DONE);
    const rest = collection.find(
      { _id: these, 'outbox.0': { $exists: true } },
      { projection: { outbox: 1, deletedAt: 1 } },
    );
    return (await rest.toArray()).map(waitingIn);
  };

  const claimDue = async (due: Due, limit: number): Promise<readonly Waiting[]> => {
    const found = await collection
      .find({ 'relay.due': due }, { projection: { _id: 1 }, sort: { 'relay.due': 1 }, limit })
      .toArray();
    if (found.length === 0) return [];
    const these = { $in: found.map(({ _id }) => _id) };
    const by = newId();
    await collection.updateMany({ _id: these, 'relay.due': due }, { $set: { relay: { due: leaseFrom(now()), by } } });
    const mine = collection.find({ _id: these, 'relay.by': by }, { projection: { outbox: 1, deletedAt: 1 } });
    return (await mine.toArray()).map(waitingIn);
  };

  return {
    /**
     * Takes over events that their writer left: due ones, and those of a clock far ahead. `leased`: also those that are not due,
     * for a single process. At most `limit` documents.
     */
    claim: async (limit: number, { leased }: { readonly leased: boolean }): Promise<readonly Waiting[]> => {
      if (leased) return claimDue({ $gt: new Date(0) }, limit);
      const due = await claimDue({ $lte: now() }, limit);
      if (due.length === limit) return due;
      return [...due, ...(await claimDue({ $gt: new Date(now().getTime() + FURTHEST_MS) }, limit - due.length))];
    },

    /** Removes published events from their documents; removes deleted documents. Returns the events that still wait. */
    settle: async (rows: readonly Waiting[], { purge }: { readonly purge: boolean }): Promise<readonly Waiting[]> => {
      const gone = rows.map((row) => ({ ...row, deleted: purge && row.deleted }));
      const facts = rows.flatMap(({ entries }) => entries.map(({ id }) => id));
      // The usual case: one fact each, nothing new since. One statement does it.
      if (!rows.every(({ entries }) => entries.length === 1) || gone.some(({ deleted }) => deleted))
        return pull(gone, facts);
      const alone = { _id: { $in: rows.map(({ id }) => id) }, outbox: { $size: 1 }, 'outbox.id': { $in: facts } };
      const { matchedCount } = await collection.updateMany(alone, DONE);
      return matchedCount === rows.length ? [] : pull(gone, facts);
    },

    /** Whether a removed document still waits for its facts to be published. */
    hasRemoved: async (): Promise<boolean> =>
      (await collection.findOne(
        { 'relay.due': { $gt: new Date(0) }, deletedAt: { $ne: null } },
        { projection: { _id: 1 } },
      )) !== null,

    /** How many documents have facts that wait. */
    count: (): Promise<number> => collection.countDocuments({ 'relay.due': { $gt: new Date(0) } }),

    /** When the first fact was written of each document that waits; of the hundred that are due first, where there are more. */
    writtenAt: async (): Promise<readonly Date[]> => {
      const rows = await collection
        .find(
          { 'relay.due': { $gt: new Date(0) } },
          { projection: { 'outbox.time': 1 }, sort: { 'relay.due': 1 }, limit: LOOKED_AT },
        )
        .toArray();
      return rows.flatMap(({ outbox: [first] = [] }) => (first ? [first.time] : []));
    },
  };
};
