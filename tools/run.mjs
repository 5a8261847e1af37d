import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';
import { starters } from './starters.mjs';

const WATCH_MS = 500;
/** A terminal tells npm and us, and npm tells us again: one request, not two. */
const SAME_REQUEST_MS = 1_000;
/**
 * Far more than the product holds alive. What counts is that it is less than 2 GiB: V8 then collects when the heap is twice what was alive,
 * and else when it is four times that.
 */
const HEAP = '--max-old-space-size=2000';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Tells when whoever started us is gone: nobody would be left to stop what we run. */
const whenOrphaned = (tell) => {
  const [parent, ...others] = starters();
  const watch = setInterval(() => {
    if (process.ppid === parent && others.every(isAlive)) return;
    clearInterval(watch);
    tell();
  }, WATCH_MS);
  watch.unref();
};

const NEVER_AGAIN = () => undefined;

/**
 * Runs one of our programs on the right Node and ends as it ends. Signals reach it once, through us; it ends when we do, also
 * when we are killed, and when whoever started us does. `again`: is asked when it has ended though nobody asked it to, and answers in how many
 * milliseconds it is run once more; undefined: it is not.
 */
export const run = (args, more = {}, again = NEVER_AGAIN) =>
  new Promise((resolve, reject) => {
    let child;
    let restart;
    let isStopping = false;
    const begin = () => {
      let isReady = false;
      child = spawn(nodeBinary(), [...NODE_FLAGS, HEAP, ...args], {
        cwd: ROOT,
        // What runs says by the channel that it is ready; and sees that this process dies, when the channel closes.
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // A group of its own: what a terminal tells everybody is passed on below, once.
        detached: process.platform !== 'win32',
        env: environment(more),
      });
      child.on('message', (message) => (isReady ||= message === 'ready'));
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        const wait = isStopping ? undefined : again({ code, signal, isReady });
        if (wait === undefined) return resolve(code ?? (signal ? 1 : 0));
        restart = setTimeout(begin, wait);
      });
    };
    let last = { signal: '', at: 0 };
    const pass = (signal) => {
      const isRepeated = signal === last.signal && performance.now() - last.at < SAME_REQUEST_MS;
      last = { signal, at: performance.now() };
      if (isRepeated) return;
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) return child.kill(signal);
      clearTimeout(restart);
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));
    whenOrphaned(() => pass('SIGTERM'));
    begin();
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  // Files that a command names are meant from where the person stands.
  process.exitCode = await run(process.argv.slice(2), { WELLSPRING_CWD: process.env.INIT_CWD ?? process.cwd() });
}
