import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '@wellspring/errors';
import { runningCall } from './running-call.ts';
import { clock, type Answer, type CallName, type Reply, type Request, type SearchCalls } from './worker-messages.ts';

const SCRIPT = fileURLToPath(new URL('./search-worker.ts', import.meta.url));
const PATIENCE_AT_CLOSE_MS = 2_000;

type Waiting<Result> = { readonly resolve: (result: Result) => void; readonly reject: (reason: AppError) => void };
type Pending = { readonly [Name in CallName]: Map<number, Waiting<SearchCalls[Name]['answer']>> };

const tooLate = (): AppError =>
  new AppError('UNAVAILABLE', 'This search takes too long. Please try again in a moment, or ask for less.');

const interrupted = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The search index starts anew. Please try again in a moment.', { cause });

const nonePending = (): Pending => ({
  search: new Map(),
  suggest: new Map(),
  map: new Map(),
  ping: new Map(),
  status: new Map(),
  entries: new Map(),
  write: new Map(),
  begin: new Map(),
  fill: new Map(),
  swap: new Map(),
  discard: new Map(),
  close: new Map(),
});

/** One thread with the calls that wait for it. It is used until it ends, or is replaced. */
const startThread = (folder: string, onEnd: () => void) => {
  const { memory, runningFor } = runningCall();
  const worker = new Worker(SCRIPT, { workerData: { folder, memory }, name: 'search' });
  const pending = nonePending();
  /** every unanswered call by id, also those whose caller has gone */
  const unanswered = new Set<number>();

  const resolve = <Name extends CallName>({ id, name, answer }: Answer<Name>): void =>
    pending[name].get(id)?.resolve(answer);
  const settle = (reply: Reply): void => {
    unanswered.delete(reply.id);
    if ('answer' in reply) resolve(reply);
    else {
      const { code, message, cause } = reply.error;
      pending[reply.name].get(reply.id)?.reject(new AppError(code, message, { cause }));
    }
    pending[reply.name].delete(reply.id);
  };
  const end = (cause?: unknown): void => {
    onEnd();
    for (const waiting of Object.values(pending)) {
      for (const { reject } of waiting.values()) reject(interrupted(cause));
      waiting.clear();
    }
  };
  worker.on('message', settle);
  worker.on('error', end);
  worker.on('exit', () => end());

  return {
    post: <Name extends CallName>(request: Request<Name>, waiting: Waiting<SearchCalls[Name]['answer']>): void => {
      pending[request.name].set(request.id, waiting);
      unanswered.add(request.id);
      worker.postMessage(request);
    },
    runningFor,
    isWaiting: (id: number): boolean => unanswered.has(id),
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
      { resolve: ignored, reject: ignored },
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
    if (ran !== null && ran >= deadlineMs) terminate(of);
    else setTimeout(watch, Math.max(10, deadlineMs - (ran ?? 0)), of, id).unref();
  };

  const call = async <Name extends CallName>(
    name: Name,
    of: SearchCalls[Name]['of'],
    { hasDeadline = false } = {},
  ): Promise<SearchCalls[Name]['answer']> => {
    if (isClosed) throw new AppError('UNAVAILABLE', 'The search index is closed.');
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<SearchCalls[Name]['answer']>();
    const asked = current();
    asked.post<Name>({ id, name, of, expires: hasDeadline ? clock() + deadlineMs : null }, { resolve, reject });
    if (!hasDeadline) return promise;
    const timer = setTimeout(() => {
      reject(tooLate());
      watch(asked, id);
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
