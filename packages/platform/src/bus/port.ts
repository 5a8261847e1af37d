import type { ExaminationResult } from '../doctor/finding.ts';
import type { DataFile } from '../lifecycle/data-file.ts';

/** A published message: encoded protobuf, and the entity it is about. */
export type Fact = {
  /** protobuf full name, such as wellspring.catalog.v1.LocationVerified */
  readonly type: string;
  readonly topic: string;
  /** aggregate id: facts with one key stay in order */
  readonly key: string;
  readonly data: Uint8Array;
};

/** A fact on its way. The attributes are those of CloudEvents; engines carry them as headers. */
export type Message = Fact & {
  readonly id: string;
  /** the service that published it */
  readonly source: string;
  readonly time: Date;
  /** W3C trace context of the request that caused it */
  readonly traceparent?: string;
};

type ConsumerGroup = {
  readonly group: string;
  readonly topics: readonly string[];
  /**
   * Handles messages in order per key, one batch at a time. What it throws decides what happens next: AppError UNAVAILABLE pauses the
   * consumer and retries for ever; an AppError that says what is wrong with the message (VALIDATION, …) dead-letters it at once; anything
   * else is tried again, then separately, and dead-lettered, unless other messages fail alike: then it is the dependency, and the consumer waits.
   */
  handle(messages: readonly Message[]): Promise<void>;
};

/**
 * Keeps state from events. A new group reads from the beginning; a message may come again, late and beside others: what
 * is not newer than the stored one must change nothing.
 */
export type Projection = ConsumerGroup & {
  readonly kind: 'projection';
  /** most messages handed over at once; 1 by default */
  readonly maxBatch?: number;
};

/** Which facts a reaction has handled: see documents/handled-facts.ts. */
export type HandledFacts = {
  has(id: string): Promise<boolean>;
  add(id: string): Promise<void>;
};

/**
 * Acts on what happens: a mail, a notice. A new group begins with what is published after it was set up; then its offsets are
 * kept like those of a projection. It is handed one message at a time, and a fact whose handling ended is not handed over again,
 * however often it is repeated. A process that dies between the act and the note of it repeats that one act.
 */
export type Reaction = ConsumerGroup & {
  readonly kind: 'reaction';
  /** What it does not react to is neither handed over nor recorded: a million places may be imported. */
  readonly reactsTo: (message: Message) => boolean;
  readonly handled: HandledFacts;
};

/** One way of reacting to messages. Every message reaches every group; within a group, one process handles it. */
export type Consumer = Projection | Reaction;

/** A message that a consumer could not handle, stored until it is redriven. */
export type DeadLetter = {
  /** partition and offset in the dead-letter topic */
  readonly position: string;
  readonly group: string;
  readonly reason: string;
  readonly failedAt: Date;
  readonly message: Message;
};

/** All of them where nothing is named. */
export type DeadLetterQuery = { readonly group?: string; readonly positions?: readonly string[] };

/** What a message is from now on, in the place where it lies. */
export type Rewritten = Pick<Fact, 'key' | 'data'>;

/** A change of published messages, such as to remove personal data. */
export type Rewrite = {
  /** what is done, in words that stay: under this name it is done once */
  readonly name: string;
  readonly topics: readonly string[];
  /** The new content of each message; null: it stays. Safe to repeat. */
  readonly change: (messages: readonly Message[]) => Promise<readonly (Rewritten | null)[]>;
};

export type BusStatus = {
  /** the broker answers */
  readonly up: boolean;
  /** groups that wait for a dependency, with the reason */
  readonly waiting: readonly { readonly group: string; readonly reason: string }[];
};

/** A group that this process takes part in: what metrics ask the lag of. */
export type Membership = { readonly group: string; readonly topics: readonly string[] };

export type Subscription = { stop(): Promise<void> };

/** Events between services: an append-only log with consumer groups. */
export type Bus = {
  /** Makes missing topics with the fixed number of partitions, stored for ever; fails when an existing one expires. */
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** Resolves when the broker has stored all of them. @throws AppError UNAVAILABLE */
  publish(messages: readonly Message[]): Promise<void>;
  /** Joins a group. */
  subscribe(consumer: Consumer): Promise<Subscription>;
  /** Hands each message to every process, from now on, without offsets: for hints only. */
  broadcast(topics: readonly string[], onMessage: (message: Message) => void): Promise<Subscription>;
  /**
   * Answers a function that hands over what the topics hold from the beginning, and called again what came since: beside every group, so
   * that no offsets move. For rebuilds of projections.
   */
  replay(topics: readonly string[], handle: (messages: readonly Message[]) => Promise<void>): () => Promise<void>;
  /**
   * Changes what topics hold, and dead letters of them, once in the life of a log; before consumers join. Kafka's log cannot be changed:
   * there it does nothing.
   */
  rewrite(rewrite: Rewrite): Promise<void>;
  groups(): readonly Membership[];
  /** How many messages a group has still to handle. */
  lag(group: string, topics: readonly string[]): Promise<number>;
  /**
   * Resolves when the group, in any process, has handled all messages that the topics hold at the call; waits while the broker is unavailable.
   * A group that does not run never catches up: give a signal that ends. @throws the signal's reason
   */
  whenCaughtUp(group: string, topics: readonly string[], signal: AbortSignal): Promise<void>;
  /** Dead-letters a message that no broker accepts, with the reason. A body that is too large is left out. @throws AppError UNAVAILABLE */
  deadLetter(message: Message, why: { readonly group: string; readonly reason: string }): Promise<void>;
  deadLetterCount(): Promise<number>;
  /** How these topics are, for the doctor; makes none. @throws AppError UNAVAILABLE */
  examine(topics: readonly string[]): Promise<readonly ExaminationResult[]>;
  /** The oldest thousand of the requested ones. */
  deadLetters(query?: DeadLetterQuery): Promise<readonly DeadLetter[]>;
  /**
   * Hands dead letters to the group again that could not handle them, each once, with concurrent redrives too; one
   * without a body is only taken off the list. Answers how many.
   */
  redrive(query: DeadLetterQuery): Promise<number>;
  status(): BusStatus;
  /** the files in the data folder that the log is in; none: it is in Kafka */
  readonly files: readonly DataFile[];
  /** Stops consumers after the current batch, then disconnects. */
  close(): Promise<void>;
};
