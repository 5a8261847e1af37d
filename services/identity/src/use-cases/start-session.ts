import { NOTHING_HELD, type Held } from '../domain/known-browser.ts';
import { newSession } from '../domain/session.ts';
import { dayOf, type User } from '../domain/user.ts';
import { sessionEnded } from '../facts.ts';
import type { BrowserTokens, SessionStore, SessionTokens, UserStore } from '../ports.ts';

type Deps = {
  readonly users: Pick<UserStore, 'noteSeen'>;
  readonly sessions: Pick<SessionStore, 'insert' | 'end'>;
  readonly tokens: SessionTokens;
  readonly browsers: Pick<BrowserTokens, 'add'>;
  readonly now: () => Date;
};

/** A member who is signed in from now on, the token of the session, and what their browser is known by. */
export type SignedIn = { readonly account: User; readonly token: string; readonly browserToken: string };

/** Begins a session in a browser, and ends the one that it held, whoever's it was. */
export const startSession =
  ({ users, sessions, tokens, browsers, now }: Deps) =>
  async (account: User, held: Held = NOTHING_HELD): Promise<SignedIn> => {
    const { token, sessionId } = tokens.make();
    await sessions.insert(newSession(sessionId, account, now()));
    const earlier = held.session ? tokens.read(held.session) : null;
    if (earlier) await sessions.end(earlier.sessionId, [sessionEnded(earlier.sessionId)]);
    if (account.lastSeenOn !== dayOf(now())) await users.noteSeen(account.id, dayOf(now()));
    return { account, token, browserToken: browsers.add(held.browser ?? '', account) };
  };
