/** What a service tells the world: an encoded protobuf message and the aggregate it speaks of. */
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

/** One way of reacting to messages. Every message reaches every group; within a group, one process handles it. */
export type Consumer = {
  readonly group: string;
  readonly topics: readonly string[];
  /** most messages handed over at once; 1 unless told */
  readonly maxBatch?: number;
  /**
   * Handles messages in order per key, one batch at a time. What it throws decides what happens next: AppError UNAVAILABLE pauses the
   * consumer and retries for ever; anything else is tried again, then alone, then goes to the dead-letter topic.
   * An AppError of another code goes there without a second try.
   */
  handle(messages: readonly Message[]): Promise<void>;
};

/** A message that a consumer could not handle, kept until somebody redrives it. */
export type DeadLetter = {
  /** place in the dead-letter topic */
  readonly position: string;
  readonly group: string;
  readonly reason: string;
  readonly failedAt: Date;
  readonly message: Message;
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
  /** Makes missing topics with the fixed number of partitions, kept for ever; fails when an existing one expires. */
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** Resolves when the broker has stored all of them. @throws AppError UNAVAILABLE */
  publish(messages: readonly Message[]): Promise<void>;
  /** Joins a group; a new group reads from the beginning. */
  subscribe(consumer: Consumer): Promise<Subscription>;
  /** Every process, from now on, no offsets: for hints only. */
  listen(topics: readonly string[], hear: (message: Message) => void): Promise<Subscription>;
  groups(): readonly Membership[];
  /** How many messages a group has still to handle. */
  lag(group: string, topics: readonly string[]): Promise<number>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Hands the dead letters of a group (or those at the given positions) to that group again. Returns how many. */
  redrive(which: { readonly group?: string; readonly positions?: readonly string[] }): Promise<number>;
  status(): BusStatus;
  /** Stops consumers after the batch at hand, then disconnects. */
  close(): Promise<void>;
};
