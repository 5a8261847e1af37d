import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

/** At most one restart in this time: what dies at once must not take the machine with it. */
const REST_MS = 60_000;

const REASONS = {
  SIGKILL: 'from outside, as the system does when its memory is short',
  SIGABRT: 'by Node, as it does when its heap is full',
};

const howItDied = (code, signal) => {
  if (signal === null) return `with exit code ${code}`;
  return REASONS[signal] ? `by ${signal}: ${REASONS[signal]}` : `by ${signal}`;
};

const when = (wait) => (wait === 0 ? 'now' : `in ${Math.ceil(wait / 1_000)} s, as at most once a minute`);

/**
 * Decides whether what has ended is run again, and in how many milliseconds; undefined: it is not. What dies is, once a minute at most, also while
 * it is started again. What ended in order, or could not start and has said why, is not. `say`: is told the reason. `now`: milliseconds.
 */
export const restarts = (say, now = () => performance.now()) => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ code, signal, isReady }) => {
    if (code === 0) return undefined;
    const wasReady = isReady || last > Number.NEGATIVE_INFINITY;
    if (!isReady && (signal === null || !wasReady)) {
      if (wasReady) say('Wellspring could not be started again. The reason stands above.');
      return undefined;
    }
    const wait = Math.max(0, last + REST_MS - now());
    last = now() + wait;
    say(
      `Wellspring died ${howItDied(code, signal)}. What it logged last stands above. It is started again ${when(wait)}.`,
    );
    return wait;
  };
};

/** Runs a server as `run` does, and again when it dies. */
export const supervise = (args, more) =>
  run(
    args,
    more,
    restarts((line) => process.stderr.write(`${line}\n`)),
  );

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await supervise(process.argv.slice(2));
