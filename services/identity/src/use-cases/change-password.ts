import { NO_TOKENS, type HeldTokens } from '../domain/recognized-browser.ts';
import { currentPasswordWrong, refuseOwnWords, typedPassword } from '../domain/password.ts';
import { changedEndingSessions } from '../domain/user.ts';
import { passwordChanged } from '../facts.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Attempts, PasswordHasher } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';
import type { SignedIn, startSession } from './start-session.ts';
import type { NewPassword } from './new-password.ts';

type Deps = {
  readonly changeUser: ChangeUser;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly newPassword: NewPassword;
  readonly startSession: ReturnType<typeof startSession>;
  readonly now: () => Date;
};

/** Sets another password: every session of the member ends, and this browser gets a new one. @throws AppError VALIDATION, RATE_LIMITED */
export const changePassword =
  ({ changeUser, hasher, attempts, newPassword, startSession: start, now }: Deps) =>
  async (
    id: string,
    currentPassword: string,
    chosen: string,
    held: HeldTokens = NO_TOKENS,
    address?: string,
  ): Promise<SignedIn> => {
    const password = await newPassword(chosen, 'newPassword');
    await attempts.count(LIMITS.passwordOfAccount, id);
    const user = await changeUser(
      id,
      async (before) => {
        if (!(await hasher.matches(typedPassword(currentPassword), before.passwordHash)))
          throw currentPasswordWrong('currentPassword');
        refuseOwnWords(password, before, 'newPassword');
        return changedEndingSessions(before, { passwordHash: await hasher.hash(password) }, now());
      },
      (changed) => [passwordChanged(changed)],
      { address },
    );
    await attempts.clear(LIMITS.passwordOfAccount, id);
    return start(user, held, address);
  };
