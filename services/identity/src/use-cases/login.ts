import { AppError } from '@wellspring/errors';
import { suspensionWords } from '../domain/suspension.ts';
import { typedPassword } from '../domain/password.ts';
import { emailKey } from '../domain/user.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Attempts, PasswordHasher, SessionStore, SessionTokens, UserStore } from '../ports.ts';
import type { SignedIn, startSession } from './start-session.ts';

type Deps = {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly hasher: Pick<PasswordHasher, 'checkRoom' | 'matches'>;
  readonly attempts: Attempts;
  readonly startSession: ReturnType<typeof startSession>;
};

const WRONG_CREDENTIALS = 'Invalid email or password';

/** Begins a session. Who has no account is answered alike, in words and in time. @throws AppError UNAUTHENTICATED, FORBIDDEN who is suspended, RATE_LIMITED, UNAVAILABLE */
export const login =
  ({ users, hasher, attempts, startSession: start }: Deps) =>
  async (email: string, password: string, address: string | undefined): Promise<SignedIn> => {
    hasher.checkRoom();
    const account = emailKey(email);
    await attempts.ofAddress(LIMITS.loginOfAddress, address);
    await attempts.ofAccount(LIMITS.loginOfAccount, account);
    const user = await users.findByEmail(account);
    const matches = await hasher.matches(typedPassword(password), user?.passwordHash ?? null);
    if (!user || !matches) throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS);
    await attempts.clearAccount(LIMITS.loginOfAccount, account);
    if (user.suspension) throw new AppError('FORBIDDEN', suspensionWords(user.suspension));
    return start(user);
  };

/** Ends the session of a token; one that is nobody's has ended already. */
export const logout =
  ({ sessions, tokens }: { readonly sessions: Pick<SessionStore, 'remove'>; readonly tokens: SessionTokens }) =>
  async (token: string): Promise<void> => {
    const known = tokens.read(token);
    if (known) await sessions.remove(known.sessionId);
  };
