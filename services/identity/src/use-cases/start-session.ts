import { NO_TOKENS, type HeldTokens } from '../domain/recognized-browser.ts';
import { newSession } from '../domain/session.ts';
import { dayOf, type User } from '../domain/user.ts';
import type { BrowserTokens, SessionStore, SessionTokens, UserStore } from '../ports.ts';
import type { EndSession } from './end-session.ts';

type Deps = {
  readonly users: Pick<UserStore, 'noteSeen'>;
  readonly sessions: Pick<SessionStore, 'insert'>;
  readonly endSession: EndSession;
  readonly tokens: SessionTokens;
  readonly browsers: Pick<BrowserTokens, 'add'>;
  readonly now: () => Date;
};

/** A member who is signed in from now on, the token of the session, and what their browser is known by. */
export type SignedIn = { readonly account: User; readonly token: string; readonly browserToken: string };

/** Begins a session in a browser, and ends the one that it held, of any member. */
export const startSession =
  ({ users, sessions, tokens, browsers, endSession, now }: Deps) =>
  async (account: User, held: HeldTokens = NO_TOKENS, address?: string): Promise<SignedIn> => {
    const { token, sessionId } = tokens.make();
    await sessions.insert(newSession(sessionId, account, now()));
    if (held.session) await endSession(held.session, address);
    if (account.lastSeenOn !== dayOf(now())) await users.noteSeen(account.id, dayOf(now()));
    return { account, token, browserToken: browsers.add(held.browser ?? '', account) };
  };
