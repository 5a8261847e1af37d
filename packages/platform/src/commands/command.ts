import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { z } from 'zod';

/** Request, progress and result of an operator's task: the contract of both ends of a socket. */
export type CommandContract<Request, Progress, Result> = {
  /** by which the other end of a socket knows it: another one where an older end would mean something else */
  readonly name: string;
  readonly request: z.ZodType<Request>;
  readonly progress: z.ZodType<Progress>;
  readonly result: z.ZodType<Result>;
};

export type CommandOptions<Progress> = {
  /** aborted when the operator asks, goes away, or the process ends: end soon, in order, and answer what was done */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** a file, at the pace it is read; fails when the operator goes away in the middle */
  readonly input: AsyncIterable<Uint8Array>;
};

/** A task that an operator starts, such as an import. It runs in the process that holds the data folder. */
export type Command<Request, Progress, Result> = CommandContract<Request, Progress, Result> & {
  run(request: Request, options: CommandOptions<Progress>): Promise<Result>;
};

/** For every command, its own schemas check input and output. */
export type AnyCommand = Command<unknown, unknown, unknown>;

/** Runs a command, in this process or in another. @throws AppError in the words of the command */
export type RunCommand = <Request, Progress, Result>(
  contract: CommandContract<Request, Progress, Result>,
  request: Request,
  options?: Partial<CommandOptions<Progress>>,
) => Promise<Result>;

/** A command without a file has this one. */
export async function* noInput(): AsyncGenerator<Uint8Array> {}

const NEVER = new AbortController().signal;

/** Runs commands in this process. */
export const runHere =
  (commands: readonly AnyCommand[]): RunCommand =>
  async (contract, request, { signal = NEVER, onProgress, input = noInput() } = {}) => {
    const command = commands.find(({ name }) => name === contract.name);
    if (!command) throw new AppError('NOT_FOUND', verbatim(`There is no command "${contract.name}" here.`));
    const report = (progress: unknown): void => onProgress?.(contract.progress.parse(progress));
    return contract.result.parse(
      await command.run(command.request.parse(request), { signal, onProgress: report, input }),
    );
  };
