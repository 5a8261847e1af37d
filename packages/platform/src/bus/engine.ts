import type { ExaminationResult } from '../doctor/finding.ts';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { Membership, Message, Rewrite, Subscription } from './port.ts';

/** Words that the bus itself writes beside a message and reads again; no consumer sees them. */
export type BusHeaders = Readonly<Record<string, string>>;

/** A message as an engine stores it. */
export type LogRecord = { readonly message: Message; readonly headers: BusHeaders };

/** A stored message. `origin` is where it lies: topic/partition/offset. */
export type Entry = LogRecord & {
  readonly origin: string;
  /** why the bus itself cannot read it, if so */
  readonly decodeError?: string;
};

/** Handles entries of one topic. It rejects only when the signal ends the turn; then they are handed over again. */
export type BatchHandler = (entries: readonly Entry[], signal: AbortSignal) => Promise<void>;

/** The next offset to read, by partition. */
export type Cursor = ReadonlyMap<number, number>;

/** First and next offset of a partition. */
export type OffsetRange = { readonly first: number; readonly next: number };

export type GroupOptions = Membership & {
  readonly maxBatch: number;
  /** where a group begins that has no offset yet */
  readonly from: 'beginning' | 'now';
};

/** What an event log must be able to do. Failure policy, dead letters and redriving are built on it once, in bus.ts. */
export type Engine = {
  ensureTopics(topics: readonly string[]): Promise<void>;
  examine(topics: readonly string[]): Promise<readonly ExaminationResult[]>;
  /** Resolves when all are stored. @throws AppError UNAVAILABLE in bounded time */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Hands over each message after the group's offsets, at most maxBatch at once, and commits what was handled. */
  consume(options: GroupOptions, handle: BatchHandler): Promise<Subscription>;
  broadcast(topics: readonly string[], onRecord: (record: LogRecord) => void): Promise<Subscription>;
  /** By topic/partition. */
  ranges(topics: readonly string[]): Promise<ReadonlyMap<string, OffsetRange>>;
  /** The next offset of a group by topic/partition, where it has one. */
  committed(group: string, topics: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Hands over everything in a topic from the cursor to its end at this moment, some at a time. Answers where it ended. */
  read(topic: string, from: Cursor, onEntries: (entries: readonly Entry[]) => Promise<void>): Promise<Cursor>;
  /** Changes what topics hold, once. Absent: what it keeps cannot be changed. */
  rewrite?(rewrite: Rewrite): Promise<void>;
  up(): boolean;
  /** what it keeps in the data folder */
  readonly files: readonly DataFile[];
  close(): Promise<void>;
};
