import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Evaluated, type Evaluation } from './messages.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A start on a busy machine; past it the process is replaced. */
const START_MS = 20_000;

/** What the child may take after its own deadline before it is killed. */
const GRACE_MS = 1_000;

/** A child without calls ends, because its memory is worth more than its start. */
const IDLE_MS = 30_000;

/** Enough for the library; a text that makes it take more ends the child. */
const HEAP = '--max-old-space-size=192';

const interrupted = (detail: string): Evaluated => ({ failed: 'interrupted', detail });

/**
 * The next message of a child, or null when none comes in time or the child ends; then it is killed. The child holds this process open for
 * no longer than that.
 */
const messageOf = (child: ChildProcess, withinMs: number): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const fail = (): void => {
    child.kill('SIGKILL');
    resolve(null);
  };
  const timer = setTimeout(fail, withinMs);
  child.once('message', resolve).once('exit', fail).once('error', fail);
  child.channel?.ref();
  if (!child.connected) fail();
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', fail).off('error', fail);
    child.channel?.unref();
  });
};

/** Evaluates rules in one child process, in their order. It is started by the first call, and again after it has ended. */
export const evaluationChild = () => {
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  /** Its environment is the zone alone: it needs no settings, and no secrets. */
  const start = async (): Promise<ChildProcess | null> => {
    const started = fork(CHILD, {
      env: { TZ: 'UTC' },
      execArgv: ['--no-warnings', HEAP],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    // A message to a child that ends at that moment; its end is what counts.
    started.on('error', () => undefined);
    child = started;
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return (await messageOf(started, START_MS)) === null ? null : started;
  };

  const run = async (evaluation: Evaluation): Promise<Evaluated> => {
    clearTimeout(idle);
    const current = child ?? (await start());
    if (!current) return interrupted('The process of the library does not start.');
    current.send(evaluation);
    const answer = await messageOf(current, evaluation.deadlineMs + GRACE_MS);
    const evaluated = Evaluated.safeParse(answer).data ?? interrupted('The process of the library has ended.');
    // What was stopped in the middle may have left the library in any state.
    if ('failed' in evaluated && evaluated.failed === 'interrupted') end();
    else idle = setTimeout(end, IDLE_MS).unref();
    return evaluated;
  };

  return {
    evaluate: (evaluation: Evaluation): Promise<Evaluated> => {
      const evaluated = last.then(() => run(evaluation));
      last = evaluated.catch(() => null);
      return evaluated;
    },
    /** null: none runs */
    pid: (): number | null => child?.pid ?? null,
    close: (): void => end(),
  };
};
