import { AppError } from '@wellspring/errors';
import { EMAIL_TAKEN, checkEmail } from '../domain/names.ts';
import { LIMITS } from '../domain/limits.ts';
import { currentPasswordWrong, typedPassword } from '../domain/password.ts';
import { changed, emailIsConfirmed, emailKey, type User } from '../domain/user.ts';
import { verificationRequested } from '../facts.ts';
import type { Attempts, PasswordHasher, UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly changeUser: ChangeUser;
  readonly hasher: Pick<PasswordHasher, 'matches'>;
  readonly attempts: Attempts;
  readonly now: () => Date;
};

type EmailChange = { readonly email: string; readonly password: string };

/**
 * Gives the account another e-mail address, as long as none is confirmed. Links that went to the old one are dead, and one goes to the new.
 * A taken address is reported as in registration, under the same limit.
 * @throws AppError VALIDATION, CONFLICT for an address that is confirmed or taken, RATE_LIMITED
 */
export const changeEmail =
  ({ users, changeUser, hasher, attempts, now }: Deps) =>
  async (id: string, { email: given, password }: EmailChange, address: string | undefined): Promise<User> => {
    const email = checkEmail(given);
    await attempts.count(LIMITS.passwordOfAccount, id);
    const user = await changeUser(
      id,
      async (before) => {
        if (before.isEmailVerified) throw emailIsConfirmed();
        if (!(await hasher.matches(typedPassword(password), before.passwordHash)))
          throw currentPasswordWrong('password');
        if (before.email === email) return null;
        await attempts.count(LIMITS.registerOfAddress, address);
        await attempts.count(LIMITS.mailsOfAccount, id);
        const holder = emailKey(email) === emailKey(before.email) ? null : await users.findByEmail(email);
        if (holder) throw new AppError('CONFLICT', EMAIL_TAKEN, { field: 'email' });
        return changed(before, { email, verification: null, reset: null }, now());
      },
      (after) => [verificationRequested(after)],
    );
    await attempts.clear(LIMITS.passwordOfAccount, id);
    return user;
  };
