import type { Outboxes, Waiting } from './outbox.ts';

/** Where the documents of one model are; `purge`: those with deletedAt go once their facts are out. */
export type Source = { readonly name: string; readonly outboxes: Outboxes; readonly purge: boolean };

/** What is known of the facts that wait in one document. */
export type Held = Waiting & { readonly source: Source };

/** Most facts kept in memory (some more while writes are under way); what comes then stays in its document. */
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
    const known = held.get(key);
    const fresh = known ? without(row.entries, known.entries) : row.entries;
    if (known && fresh.length === 0 && known.deleted === row.deleted) return;
    held.set(key, known ? { ...row, entries: [...known.entries, ...fresh] } : row);
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
