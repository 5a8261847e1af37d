import { newSession } from '../domain/session.ts';
import { dayOf, type User } from '../domain/user.ts';
import type { SessionStore, SessionTokens, UserStore } from '../ports.ts';

type Deps = {
  readonly users: Pick<UserStore, 'noteSeen'>;
  readonly sessions: Pick<SessionStore, 'insert'>;
  readonly tokens: Pick<SessionTokens, 'make'>;
  readonly now: () => Date;
};

/** A member who is signed in from now on, and the token of the session. */
export type SignedIn = { readonly account: User; readonly token: string };

export const startSession =
  ({ users, sessions, tokens, now }: Deps) =>
  async (account: User): Promise<SignedIn> => {
    const { token, sessionId } = tokens.make();
    await sessions.insert(newSession(sessionId, account, now()));
    if (account.lastSeenOn !== dayOf(now())) await users.noteSeen(account.id, dayOf(now()));
    return { account, token };
  };
