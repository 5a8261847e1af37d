/** A task that an operator starts, such as an import. It runs in the process that holds the data folder. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>;

export type CommandIo = {
  /** what the operator pipes in, at the pace it is read; fails when the operator goes away in the middle */
  readonly input: AsyncIterable<Uint8Array>;
  readonly print: (line: string) => void;
  /** aborted when the operator goes away or the process stops: end soon, in order */
  readonly signal: AbortSignal;
};

/** Commands by the name that an operator types. */
export type Commands = Readonly<Record<string, Command>>;
