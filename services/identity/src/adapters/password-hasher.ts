import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { Piscina } from 'piscina';
import type { PasswordHasher } from '../ports.ts';

const SCRIPT = fileURLToPath(new URL('./hashing-thread.ts', import.meta.url));

/**
 * One of two cores stays free for all other work, independent of priority: argon2id takes memory's bandwidth as well. A host with many cores
 * gets no more than two, since each fills memory of a process that may have 384 MB. Two check about 100 passwords a second.
 */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** A second of work: later requests are refused at once. */
const WAITING_MAX = 100;
/** The system runs these threads when nothing else wants a core: a flood of logins leaves reading fast. */
const LOWEST_PRIORITY = 19;
/** Milliseconds that an idle thread waits for the next password. */
const THREAD_IDLE_MS = 5_000;

const TOO_BUSY = say('identityErrors.tooManySigningIn');

/** The threads that hash; close them with the process. */
export type Hashing = PasswordHasher & { readonly close: () => Promise<void> };

/** Passwords by argon2id, a few at a time, behind everything else that the machine does. */
export const argon2Hasher = (): Hashing => {
  const threads = new Piscina({
    filename: SCRIPT,
    minThreads: 0,
    maxThreads: AT_ONCE,
    maxQueue: WAITING_MAX,
    idleTimeout: THREAD_IDLE_MS,
    niceIncrement: LOWEST_PRIORITY,
  });
  const checkRoom = (): void => {
    if (threads.queueSize >= WAITING_MAX) throw new AppError('UNAVAILABLE', TOO_BUSY);
  };
  const inTurn = async (name: 'hash' | 'verify', task: unknown): Promise<unknown> => {
    checkRoom();
    const answer: unknown = await threads.run(task, { name });
    return answer;
  };
  return {
    checkRoom,
    hash: async (password) => String(await inTurn('hash', password)),
    matches: async (password, hashed) => (await inTurn('verify', { hashed, password })) === true,
    close: () => threads.destroy(),
  };
};
