import { resolve } from 'node:path';
import { AppError } from '@wellspring/errors';
import { runCommand } from '@wellspring/platform/commands/client';
import type { CommandIo } from '@wellspring/platform/commands/command';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { commandsOf } from '../commands.ts';
import { StandaloneSettings } from '../config.ts';
import { caughtUp, openProduct } from '../product.ts';

/** One task, asked for by an operator: runs it, as often as it is called, with what is piped in. */
export type Run = (
  args: readonly string[],
  io: { readonly input?: AsyncIterable<Uint8Array>; readonly print: (line: string) => void },
) => Promise<number>;

const nothing: AsyncIterable<Uint8Array> = {
  async *[Symbol.asyncIterator]() {},
};

/**
 * Runs commands in the process that holds the data folder, when there is one; else opens the stores here, and ends only
 * when search and statistics have caught up.
 */
export const runWhereTheDataIs = async (name: string, task: (run: Run) => Promise<number>): Promise<number> => {
  const settings = readSettings(StandaloneSettings, process.env);
  const socketPath = commandSocketPath(resolve(settings.DATA_DIR));
  const there: Run = async (args, { input, print }) => {
    const status = await runCommand(socketPath, name, args, { ...(input ? { input } : {}), onLine: print });
    if (status === null) throw new AppError('UNAVAILABLE', 'The running product has just stopped. Please try again.');
    return status;
  };
  if ((await runCommand(socketPath, 'ping', [], { onLine: () => undefined })) !== null) return task(there);

  const log = makeLogger({ service: 'wellspring', level: settings.LOG_LEVEL, destination: process.stderr });
  const lifecycle = makeLifecycle(log);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  try {
    const product = await openProduct({ settings, log, lifecycle });
    // With a real broker the services that run elsewhere consume; here they would only disturb their groups.
    const isAlone = settings.KAFKA_BROKERS === undefined;
    for (const service of product.services) await service.start({ consume: isAlone });
    const command = commandsOf(product)[name];
    if (!command) throw new Error(`There is no command ${name}`);
    const io: Pick<CommandIo, 'signal'> = { signal: stopping.signal };
    const status = await task((args, { input = nothing, print }) => command(args, { ...io, input, print }));
    await caughtUp(product, { consumed: isAlone });
    return status;
  } finally {
    await lifecycle.close();
  }
};

/** Ends the process with the task's exit status; 2 when nothing could be done, in one sentence. */
export const endWith = async (task: Promise<number>): Promise<void> => {
  try {
    process.exitCode = await task;
  } catch (error) {
    console.error(error instanceof AppError ? error.message : error);
    process.exitCode = 2;
  }
};
