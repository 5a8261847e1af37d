import { DEFAULT_LANGUAGE } from '@wellspring/words/languages';
import { checkEmail, checkNames } from '../domain/names.ts';
import type { Rights } from '../domain/rights.ts';
import { newUser, type Names, type User } from '../domain/user.ts';
import { userRegistered } from '../facts.ts';
import type { PasswordHasher, UserStore } from '../ports.ts';
import type { NewPassword } from './new-password.ts';

type Deps = {
  readonly users: Pick<UserStore, 'insert' | 'findByEmail'>;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly newPassword: NewPassword;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type DemoAccount = Pick<Names, 'firstName' | 'lastName'> &
  Rights & { readonly email: string; readonly password: string };

type Added = { readonly added: number; readonly accounts: { readonly email: string; readonly id: string }[] };

/**
 * Makes accounts whose address needs no confirmation, and answers who they are. One that exists stays as it is, so it may be done again.
 * @throws AppError VALIDATION
 */
export const addDemoAccounts =
  ({ users, hasher, newPassword, newId, now }: Deps) =>
  async (accounts: readonly DemoAccount[], signal: AbortSignal): Promise<Added> => {
    const made: Added['accounts'] = [];
    let added = 0;
    for (const { firstName, lastName, isAdmin, isOwner, ...given } of accounts) {
      if (signal.aborted) break;
      const email = checkEmail(given.email);
      const existing = await users.findByEmail(email);
      if (existing) {
        made.push({ email, id: existing.id });
        continue;
      }
      // The operator names these accounts: what is refused of strangers is not refused here.
      const demoNames = { username: null, firstName, lastName };
      const names = checkNames(demoNames, demoNames);
      const passwordHash = await hasher.hash(await newPassword(given.password, 'password'));
      const member = newUser({ ...names, id: newId(), email, passwordHash, language: DEFAULT_LANGUAGE }, now());
      const user: User = { ...member, isAdmin, isOwner, isEmailVerified: true };
      await users.insert(user, [userRegistered(user)]);
      made.push({ email, id: user.id });
      added += 1;
    }
    return { added, accounts: made };
  };

export type AddDemoAccounts = ReturnType<typeof addDemoAccounts>;
