import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '@wellspring/errors';
import { say, verbatim } from '@wellspring/words/message';
import { clock, type Answer, type CallName, type Reply, type Request, type SearchCalls } from './worker-messages.ts';

const SCRIPT = fileURLToPath(new URL('./search-worker.ts', import.meta.url));
const PATIENCE_AT_CLOSE_MS = 2_000;

const tooLate = (): AppError => new AppError('UNAVAILABLE', say('catalogErrors.searchTooSlow'));

const interrupted = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', say('catalogErrors.searchRestarts'), { cause });

const isAnswer = <Name extends CallName>(reply: Reply, name: Name): reply is Reply & Answer<Name> =>
  'answer' in reply && reply.name === name;

const errorIn = (reply: Reply): AppError =>
  'error' in reply
    ? new AppError(reply.error.code, reply.error.words, { cause: reply.error.cause })
    : new AppError('INTERNAL', verbatim(`The search thread answered ${reply.name} instead.`));

type Settle = { readonly reply: (reply: Reply) => void; readonly fail: (reason: AppError) => void };

/** One thread with the calls that wait for it. It is used until it ends, or is replaced. */
const startThread = (folder: string, onEnd: () => void) => {
  const worker = new Worker(SCRIPT, { workerData: { folder }, name: 'search' });
  /** Calls by id, in their order, also those whose caller has gone: the thread is at work on the first. */
  const waiting = new Map<number, Settle>();
  let startedAt = clock();

  const end = (cause?: unknown): void => {
    onEnd();
    for (const { fail } of waiting.values()) fail(interrupted(cause));
    waiting.clear();
  };
  worker.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.reply(reply);
    waiting.delete(reply.id);
    startedAt = clock();
  });
  worker.on('error', end);
  worker.on('exit', () => end());

  return {
    post: <Name extends CallName>(request: Request<Name>, settle: Settle): void => {
      if (waiting.size === 0) startedAt = clock();
      waiting.set(request.id, settle);
      worker.postMessage(request);
    },
    isWaiting: (id: number): boolean => waiting.has(id),
    /** How long the thread has been at work on a call, in ms; 0 while it is at work on another one. */
    runningFor: (id: number): number => (waiting.keys().next().value === id ? clock() - startedAt : 0),
    /** Resolves when the thread has ended: a long step of SQLite is not cut short. */
    terminate: async (): Promise<void> => {
      end();
      await worker.terminate();
    },
  };
};
type Thread = ReturnType<typeof startThread>;

/**
 * Calls to the thread that holds the index. A call with a deadline fails when it passes; a thread that is at work on one
 * call for longer than that is replaced by a new one, and what waited for it fails with AppError UNAVAILABLE.
 */
export const searchWorker = ({ folder, deadlineMs }: { readonly folder: string; readonly deadlineMs: number }) => {
  const ending = new Set<Promise<void>>();
  let thread: Thread | undefined;
  let lastId = 0;
  let isClosed = false;

  /** A new thread first opens what the folder holds, which takes its time and counts for no search. */
  const start = (): Thread => {
    const started: Thread = startThread(folder, () => {
      if (thread === started) thread = undefined;
    });
    const ignored = (): void => undefined;
    started.post<'ping'>(
      { id: (lastId += 1), name: 'ping', of: null, expires: null },
      { reply: ignored, fail: ignored },
    );
    return started;
  };
  const current = (): Thread => (thread ??= start());
  const terminate = (old: Thread): void => {
    const ended = old.terminate();
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  };
  /** Looks at a call past its deadline until it is answered, or has run for too long. */
  const watch = (of: Thread, id: number): void => {
    if (!of.isWaiting(id)) return;
    const ran = of.runningFor(id);
    if (ran >= deadlineMs) terminate(of);
    // Answers that have come meanwhile are taken before it looks again.
    else setTimeout(() => setImmediate(watch, of, id), Math.max(10, deadlineMs - ran)).unref();
  };

  const call = async <Name extends CallName>(
    name: Name,
    of: SearchCalls[Name]['of'],
    { hasDeadline = false } = {},
  ): Promise<SearchCalls[Name]['answer']> => {
    if (isClosed) throw new AppError('UNAVAILABLE', say('catalogErrors.searchClosed'));
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<SearchCalls[Name]['answer']>();
    const thread = current();
    thread.post<Name>(
      { id, name, of, expires: hasDeadline ? clock() + deadlineMs : null },
      {
        reply: (reply) => (isAnswer(reply, name) ? resolve(reply.answer) : reject(errorIn(reply))),
        fail: reject,
      },
    );
    if (!hasDeadline) return promise;
    const timer = setTimeout(() => {
      reject(tooLate());
      setImmediate(watch, thread, id);
    }, deadlineMs);
    return promise.finally(() => clearTimeout(timer));
  };

  return {
    call,
    /** Lets the thread finish what it does and close its files, for two seconds at most. */
    close: async (): Promise<void> => {
      if (isClosed) return;
      const closing = thread && call('close', null).catch(() => null);
      isClosed = true;
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(late.resolve, PATIENCE_AT_CLOSE_MS, null);
      await Promise.race([closing, late.promise]);
      clearTimeout(timer);
      if (thread) terminate(thread);
      await Promise.race([
        Promise.all(ending),
        new Promise((resume) => setTimeout(resume, PATIENCE_AT_CLOSE_MS).unref()),
      ]);
    },
  };
};

export type SearchWorker = ReturnType<typeof searchWorker>;
