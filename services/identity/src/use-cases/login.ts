import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { NO_TOKENS, type HeldTokens } from '../domain/recognized-browser.ts';
import type { SignInOutcome } from '../domain/sign-in-outcome.ts';
import { suspensionWords } from '../domain/suspension.ts';
import { typedPassword } from '../domain/password.ts';
import { emailKey } from '../domain/user.ts';
import type { Attempts, BrowserTokens, PasswordHasher, SecurityWatch, UserStore } from '../ports.ts';
import { countTry } from './count-tries.ts';
import { recordWhenLimited } from './record-when-limited.ts';
import type { SignedIn, startSession } from './start-session.ts';

type Deps = {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly hasher: Pick<PasswordHasher, 'checkRoom' | 'matches'>;
  readonly attempts: Attempts;
  readonly browsers: Pick<BrowserTokens, 'idOf'>;
  readonly watch: SecurityWatch;
  readonly startSession: ReturnType<typeof startSession>;
};

/** Begins a session. Who has no account is answered alike, in words and in time. @throws AppError UNAUTHENTICATED, FORBIDDEN who is suspended, RATE_LIMITED, UNAVAILABLE */
export const login =
  ({ users, hasher, attempts, browsers, watch, startSession: start }: Deps) =>
  async (
    email: string,
    password: string,
    address: string | undefined,
    held: HeldTokens = NO_TOKENS,
  ): Promise<SignedIn> => {
    hasher.checkRoom();
    const account = emailKey(email);
    const note = (outcome: SignInOutcome) => watch.noteSignIn({ by: 'password', outcome, account, address });
    const user = await users.findByEmail(account);
    const browserId = user && browsers.idOf(held.browser ?? '', user);
    const forget = await recordWhenLimited(() => countTry(attempts)({ account, address, browserId }), note);
    const matches = await hasher.matches(typedPassword(password), user?.passwordHash ?? null);
    if (!user || !matches) {
      await note(user ? 'wrong_password' : 'unknown_account');
      throw new AppError('UNAUTHENTICATED', say('identityErrors.credentialsInvalid'));
    }
    await forget();
    await note(user.suspension ? 'suspended' : 'signed_in');
    if (user.suspension) throw new AppError('FORBIDDEN', suspensionWords(user.suspension));
    return start(user, held, address);
  };
