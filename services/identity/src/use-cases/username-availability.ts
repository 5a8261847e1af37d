import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import { checkUsername, USERNAME_TAKEN, usernameTooShort } from '../domain/names.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Attempts, UserStore } from '../ports.ts';

type Deps = { readonly users: Pick<UserStore, 'findByUsername'>; readonly attempts: Attempts };

export type Availability = { readonly available: boolean; readonly words: Message };

const judged = (username: string): string | Availability => {
  try {
    return checkUsername(username) ?? { available: false, words: usernameTooShort().words };
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return { available: false, words: error.words };
    throw error;
  }
};

/** Whether a username could be taken. One's own counts as free. @throws AppError RATE_LIMITED */
export const usernameAvailability =
  ({ users, attempts }: Deps) =>
  async (
    given: string,
    { memberId, address }: { readonly memberId: string | null; readonly address: string | undefined },
  ): Promise<Availability> => {
    const username = judged(given);
    if (typeof username !== 'string') return username;
    await attempts.count(LIMITS.usernameOfAddress, address);
    const holder = await users.findByUsername(username);
    const isFree = holder === null || holder.id === memberId;
    return { available: isFree, words: isFree ? say('identityErrors.usernameAvailable') : USERNAME_TAKEN };
  };
