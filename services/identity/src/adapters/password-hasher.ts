import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@wellspring/errors';
import pLimit from 'p-limit';
import type { PasswordHasher } from '../ports.ts';

/** OWASP Password Storage Cheat Sheet: argon2id, which the library takes unless told otherwise, with 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the four threads that also compress what is answered. */
const AT_ONCE = 2;
/** Half a second of work: whoever comes then is better told to come again. */
const WAITING_MAX = 100;

const TOO_BUSY = 'Too many people are signing in at this moment. Please try again in a few seconds.';

/** Passwords by argon2id, a few at a time: a flood of logins leaves reading fast. */
export const argon2Hasher = async (): Promise<PasswordHasher> => {
  const limit = pLimit(AT_ONCE);
  const nobodys = await hash('nobody has this one', ARGON2ID);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= WAITING_MAX) throw new AppError('UNAVAILABLE', TOO_BUSY);
    return limit(work);
  };
  return {
    hash: async (password) => inTurn(() => hash(password, ARGON2ID)),
    matches: async (password, hashed) => {
      const isRight = await inTurn(() => verify(hashed ?? nobodys, password));
      return isRight && hashed !== null;
    },
  };
};
