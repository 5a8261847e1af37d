import { newSession } from '../domain/session.ts';
import type { User } from '../domain/user.ts';
import type { SessionStore, SessionTokens } from '../ports.ts';

type Deps = {
  readonly sessions: Pick<SessionStore, 'insert'>;
  readonly tokens: Pick<SessionTokens, 'make'>;
  readonly now: () => Date;
};

/** A member who is signed in from now on, and the token of the session. */
export type SignedIn = { readonly account: User; readonly token: string };

export const startSession =
  ({ sessions, tokens, now }: Deps) =>
  async (account: User): Promise<SignedIn> => {
    const { token, sessionId } = tokens.make();
    await sessions.insert(newSession(sessionId, account, now()));
    return { account, token };
  };
