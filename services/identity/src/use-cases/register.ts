import { AppError } from '@wellspring/errors';
import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import { checkEmail, checkNames, EMAIL_TAKEN, USERNAME_TAKEN } from '../domain/names.ts';
import { refuseOwnWords } from '../domain/password.ts';
import { newUser, type Names } from '../domain/user.ts';
import { userRegistered } from '../facts.ts';
import { LIMITS } from '../domain/limits.ts';
import { networkAt } from '../domain/network.ts';
import type { Attempts, PasswordHasher, UserStore } from '../ports.ts';
import { NO_TOKENS, type HeldTokens } from '../domain/recognized-browser.ts';
import type { SignedIn, startSession } from './start-session.ts';
import type { NewPassword } from './new-password.ts';

type Deps = {
  readonly users: Pick<UserStore, 'insert' | 'findByEmail' | 'findByUsername'>;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly attempts: Attempts;
  readonly newPassword: NewPassword;
  readonly startSession: ReturnType<typeof startSession>;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type Registration = {
  readonly email: string;
  readonly password: string;
  /** absent: English */
  readonly language?: Language;
} & {
  readonly [Name in keyof Names]?: string | null | undefined;
};

/** Makes an account and signs in at once; the session that the browser holds ends. @throws AppError VALIDATION, CONFLICT for what is taken, RATE_LIMITED */
export const register =
  ({ users, hasher, attempts, newPassword, startSession: start, newId, now }: Deps) =>
  async (given: Registration, address: string | undefined, held: HeldTokens = NO_TOKENS): Promise<SignedIn> => {
    const email = checkEmail(given.email);
    const names = checkNames(given);
    const password = await newPassword(given.password, 'password');
    refuseOwnWords(password, { ...names, email }, 'password');
    await attempts.count(LIMITS.registerOfAddress, address);
    await attempts.count(LIMITS.registerOfNetwork, networkAt(address));
    // Checked before the password is hashed, which costs far more; the store's own indexes decide.
    if (await users.findByEmail(email)) throw new AppError('CONFLICT', EMAIL_TAKEN, { field: 'email' });
    if (names.username !== null && (await users.findByUsername(names.username)))
      throw new AppError('CONFLICT', USERNAME_TAKEN, { field: 'username' });
    const { language = DEFAULT_LANGUAGE } = given;
    const passwordHash = await hasher.hash(password);
    const user = newUser({ ...names, id: newId(), email, passwordHash, language }, now());
    await users.insert(user, [userRegistered(user)]);
    return start(user, held, address);
  };
