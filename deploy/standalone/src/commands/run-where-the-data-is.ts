import { resolve } from 'node:path';
import { AppError } from '@wellspring/errors';
import { isServed, runThere } from '@wellspring/platform/commands/client';
import { runHere, type RunCommand } from '@wellspring/platform/commands/command';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { commandsOf } from '../commands.ts';
import { StandaloneSettings } from '../config.ts';
import { demoCommand } from '@wellspring/demo/demo-command';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '../product.ts';
import { stopSignal } from './stop-signal.ts';

/** The status of a stopped command, as shells use it for Ctrl+C. */
export const STOPPED = 130;

/** What an operator asks for, by running commands; `signal` is aborted by Ctrl+C. Answers the exit status. */
export type Task = (run: RunCommand, signal: AbortSignal) => Promise<number>;

const runBeside = async (settings: StandaloneSettings, task: Task, signal: AbortSignal): Promise<number> => {
  const log = makeLogger({ service: 'wellspring', level: settings.LOG_LEVEL, destination: process.stderr });
  const lifecycle = makeLifecycle(log);
  const close = (): void => void lifecycle.close();
  try {
    // Until the stores are open there is nothing to stop in order.
    signal.addEventListener('abort', close);
    const product = await openProduct({ settings, log, lifecycle });
    // With a real broker the services that run elsewhere consume; here they would only disturb their groups.
    const isAlone = settings.KAFKA_BROKERS === undefined;
    await Promise.all(product.services.map((service) => service.start({ consume: isAlone })));
    signal.removeEventListener('abort', close);
    const here = { folder: resolve(settings.DATA_DIR), log };
    const status = await task(runHere([...commandsOf(product), demoCommand(product, here)]), signal);
    // After a stop, written events are published and consumed at the next start.
    if (!signal.aborted) await caughtUp(product, { consumed: isAlone, signal }).catch(whenStopped(signal));
    return status;
  } finally {
    await lifecycle.close();
  }
};

const whenStopped =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (!signal.aborted) throw error;
  };

/**
 * Runs commands in the process that holds the data folder, when there is one; else opens the stores here, and ends only
 * when search and statistics have caught up.
 */
export const runWhereTheDataIs = async (task: Task): Promise<number> => {
  process.umask(0o077);
  const settings = readSettings(StandaloneSettings, process.env);
  const signal = stopSignal();
  const socketPath = commandSocketPath(resolve(settings.DATA_DIR));
  if (await isServed(socketPath)) return task(runThere(socketPath), signal);
  return runBeside(settings, task, signal);
};

/** Ends the process with the task's exit status; 2 when nothing could be done, in one sentence. */
export const endWith = async (task: Promise<number>): Promise<void> => {
  try {
    process.exitCode = await task;
  } catch (error) {
    console.error(error instanceof AppError ? error.message : error);
    process.exitCode = 2;
  }
  // The channel to the parent process would keep it alive.
  if (process.connected) process.disconnect();
};
