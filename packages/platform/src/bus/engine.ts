import type { Membership, Message, Subscription } from './port.ts';

/** Words that the bus itself writes beside a message and reads again; no consumer sees them. */
export type Notes = Readonly<Record<string, string>>;

/** A message as an engine stores it. */
export type Carried = { readonly message: Message; readonly notes: Notes };

/** A stored message. `origin` is its place: topic/partition/offset. */
export type Entry = Carried & {
  readonly origin: string;
  /** why the bus itself cannot read it, if so */
  readonly flaw?: string;
};

/** Handles entries of one topic. It rejects only when the signal ends the turn; then they are handed over again. */
export type Take = (entries: readonly Entry[], signal: AbortSignal) => Promise<void>;

/** The next offset to read, by partition. */
export type Cursor = ReadonlyMap<number, number>;

/** What an event log must be able to do. Failure policy, dead letters and redriving are built on it once, in bus.ts. */
export type Engine = {
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** Resolves when all are stored. @throws AppError UNAVAILABLE in bounded time */
  append(records: readonly Carried[]): Promise<void>;
  /** Hands over each message after the group's offsets, at most maxBatch at once, and commits what was taken. */
  consume(member: Membership & { readonly maxBatch: number }, take: Take): Promise<Subscription>;
  listen(topics: readonly string[], hear: (carried: Carried) => void): Promise<Subscription>;
  lag(group: string, topics: readonly string[]): Promise<number>;
  /** Everything in a topic from the cursor to its end at this moment. */
  read(topic: string, from: Cursor): Promise<{ readonly entries: readonly Entry[]; readonly cursor: Cursor }>;
  up(): boolean;
  close(): Promise<void>;
};
