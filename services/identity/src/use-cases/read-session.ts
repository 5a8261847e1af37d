import { isAlive, renewed } from '../domain/session.ts';
import { dayOf, type User } from '../domain/user.ts';
import type { SessionStore, SessionTokens, UserStore } from '../ports.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find' | 'noteSeen'>;
  readonly sessions: Pick<SessionStore, 'find' | 'renew'>;
  readonly tokens: SessionTokens;
  readonly now: () => Date;
};

/** Whose session it is, and the token that the cookie should hold from now on; null where it stays. */
export type SessionInUse = { readonly user: User; readonly renewedToken: string | null };

/**
 * The session of a token; null when it has ended. It is read at each use, which extends it. Without `renews` it is
 * only looked at: a renewal that no cookie learns of would be lost.
 */
export const readSession =
  ({ users, sessions, tokens, now }: Deps) =>
  async (token: string, { renews = true }: { readonly renews?: boolean } = {}): Promise<SessionInUse | null> => {
    const parsed = tokens.read(token);
    const session = parsed && (await sessions.find(parsed.sessionId));
    const user = session && (await users.find(session.userId));
    if (!user || !isAlive(session, user, now())) return null;
    const next = renews ? renewed(session, now()) : null;
    if (next) await sessions.renew(next);
    if (renews && user.lastSeenOn !== dayOf(now())) await users.noteSeen(user.id, dayOf(now()));
    return { user, renewedToken: next && parsed.renewed };
  };
