import type { Model, QueryFilter, Schema, UpdateQuery } from 'mongoose';
import type { Fact } from '../bus/port.ts';
import type { ExaminationResult } from '../doctor/finding.ts';
import type { DataFile } from '../lifecycle/data-file.ts';

/** A fact that waits in its document until the relay has published it. Encoded when it was written. */
export type OutboxEntry = Fact & { readonly id: string; readonly time: Date; readonly traceparent?: string };

/** A document as it lies there, without what belongs to the relay. */
export type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Documents of any kind, by the names of their models. */
export type RawDocuments = {
  /** The current state of these documents, without the fields of the relay. */
  findCurrent(model: string, ids: readonly string[]): Promise<readonly Row[]>;
  /** Raises the revision of a document, with fields that follow from it and with facts. Answers false when it changed since it was read. */
  raiseRevision(
    model: string,
    read: Row,
    fields: { readonly revision: number },
    facts: readonly Fact[],
  ): Promise<boolean>;
};

/** What every stored aggregate has beside its own fields. */
export type Stored = {
  _id: string;
  /** rises with every change of the published state */
  revision: number;
  /** schema version of this document; adapters upcast on read */
  v: number;
  outbox?: OutboxEntry[];
  deletedAt?: Date | null;
};

export type Write<T extends Stored> = { readonly document: T; readonly facts: readonly Fact[] };
export type Change<T extends Stored> = {
  readonly filter: QueryFilter<T>;
  readonly update: UpdateQuery<T>;
  readonly facts: readonly Fact[];
};

/**
 * Documents at rest, on MongoDB or the embedded store. State and the facts that it causes are one atomic write of one
 * document; the relay publishes them afterwards, in order per document, at least once.
 */
export type Documents = {
  /** A model of this database. Collections and indexes are made by start(). `purge`: a document with deletedAt goes once its facts are out. */
  model<T extends Stored>(name: string, schema: Schema<T>, options?: { readonly purge?: boolean }): Model<T>;
  /** @throws AppError CONFLICT when a unique index refuses it; TOO_LARGE, like every write, for an event that no broker would accept */
  insert<T extends Stored>(model: Model<T>, document: T, facts: readonly Fact[]): Promise<void>;
  /** Inserts what it can; answers for each row whether it was inserted (false: a unique index refused it). */
  insertMany<T extends Stored>(model: Model<T>, writes: readonly Write<T>[]): Promise<readonly boolean[]>;
  /** Changes the one document that matches and appends the facts. Answers it as it is after, or null when none matched. */
  change<T extends Stored>(model: Model<T>, change: Change<T>): Promise<T | null>;
  /**
   * Writes a document under its natural key only if the revision still is the one that was read, 0: nothing stood. Answers
   * whether it wrote; false: a conflict.
   */
  compareAndSet<T extends Stored>(
    model: Model<T>,
    document: T,
    readRevision: number,
    facts: readonly Fact[],
  ): Promise<boolean>;
  /** Many changes at once, in no promised order; answers for each whether a document matched. */
  changeMany<T extends Stored>(model: Model<T>, changes: readonly Change<T>[]): Promise<readonly boolean[]>;
  /** Writes state under its natural key unless what is stored is as new or newer. Answers whether it wrote. Safe to repeat and to race. */
  setIfNewer<T extends Stored>(model: Model<T>, state: T): Promise<boolean>;
  /** The same for many states, also of one key, in no promised order. */
  setManyIfNewer<T extends Stored>(model: Model<T>, states: readonly T[]): Promise<void>;
  /** Makes collections and indexes, then starts the relay. */
  start(): Promise<void>;
  /**
   * Resolves when every outbox is empty: for tests, imports and orderly ends.
   * @throws AppError UNAVAILABLE when nothing has moved for half a minute: the facts are safe, and follow
   */
  drained(): Promise<void>;
  /**
   * Resolves when nothing is left of what was removed until now; on MongoDB its files are MongoDB's.
   * @throws AppError UNAVAILABLE while the facts of removed documents cannot be published, or a backup holds the file
   */
  erased(): Promise<void>;
  /**
   * How many documents have facts that are not published yet, for metrics. Counted in memory where no other process writes; else one count by
   * index for each model.
   */
  waiting(): Promise<number>;
  /**
   * When the oldest fact was written that is not published yet, for metrics; null: none waits. Among many that other processes
   * hold, the ones that are due first are looked at, by index.
   */
  waitingSince(): Promise<Date | null>;
  /** How the store is, its collections and their indexes, for the doctor. @throws AppError UNAVAILABLE */
  examine(): Promise<readonly ExaminationResult[]>;
  /** @throws AppError UNAVAILABLE when the store does not answer */
  ping(): Promise<void>;
  /** for the repair of what a restore left behind the log */
  readonly rawDocuments: RawDocuments;
  /** the file in the data folder that they are in; null: they are in MongoDB */
  readonly file: DataFile | null;
  close(): Promise<void>;
};
