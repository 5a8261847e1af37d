import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import type { Lifecycle } from './lifecycle.ts';
import { makeLifecycle } from './lifecycle.ts';

/** The most that an orderly end may take; whoever started us will not wait much longer. */
const LONGEST_END_MS = 10_000;

type Program<S> = {
  /** @throws AppError that names every mistake */
  readonly settings: () => S;
  readonly logger: (settings: S) => Logger;
  /** Opens every part through the lifecycle; the process is ready when it resolves. */
  readonly start: (context: {
    readonly settings: S;
    readonly log: Logger;
    readonly lifecycle: Lifecycle;
  }) => Promise<unknown>;
};

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const settingsOf = <S>(program: Program<S>): S => {
  try {
    return program.settings();
  } catch (error) {
    say(error instanceof AppError ? error.message : String(error));
    process.exit(1);
  }
};

/** What nobody foresaw leaves the state unknown: the end comes at once, and the stores are made for that. */
const endOnSurprise = (log: Logger): void => {
  const end = (error: unknown, origin: string): void => {
    log.fatal({ err: error }, origin);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => end(error, 'uncaught exception'));
  process.on('unhandledRejection', (error) => end(error, 'unhandled rejection'));
};

/** Closes in order, within the time there is, then ends the process. */
const end = async (lifecycle: Lifecycle, log: Logger, exitCode: number): Promise<never> => {
  const giveUp = setTimeout(() => {
    log.error('the end took too long');
    process.exit(1);
  }, LONGEST_END_MS - 500);
  const allClosed = await lifecycle.close();
  clearTimeout(giveUp);
  return process.exit(allClosed ? exitCode : 1);
};

const endOnSignal = (lifecycle: Lifecycle, log: Logger): void => {
  let isAsked = false;
  const hear = (signal: NodeJS.Signals): void => {
    if (isAsked) process.exit(signal === 'SIGINT' ? 130 : 143);
    isAsked = true;
    log.info({ signal }, 'stopping');
    void end(lifecycle, log, 0);
  };
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
};

/**
 * The life of a process: settings, log, start, serve, and on SIGTERM or SIGINT an orderly end within 10 s with exit code 0.
 * A second signal ends it at once. What stops it from starting is one sentence on stderr (AppError) or a logged stack, and exit code 1.
 */
export const runProcess = async <S>(program: Program<S>): Promise<void> => {
  const settings = settingsOf(program);
  const log = program.logger(settings);
  const lifecycle = makeLifecycle(log);
  endOnSurprise(log);
  endOnSignal(lifecycle, log);
  try {
    await program.start({ settings, log, lifecycle });
    lifecycle.ready();
  } catch (error) {
    if (lifecycle.status() === 'stopping') return;
    if (error instanceof AppError) say(error.message);
    else log.fatal({ err: error }, 'could not start');
    await end(lifecycle, log, 1);
  }
};
