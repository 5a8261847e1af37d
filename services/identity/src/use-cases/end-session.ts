import { emailKey } from '../domain/user.ts';
import { sessionEnded } from '../facts.ts';
import type { SecurityWatch, SessionStore, SessionTokens, UserStore } from '../ports.ts';
import { sessionsEnded } from '../security-facts.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find'>;
  readonly sessions: Pick<SessionStore, 'find' | 'end'>;
  readonly tokens: Pick<SessionTokens, 'read'>;
  readonly watch: Pick<SecurityWatch, 'sessionIncident'>;
};

/** Ends the session of a token; an unknown token belongs to an ended session. */
export const endSession =
  ({ users, sessions, tokens, watch }: Deps) =>
  async (token: string, address: string | undefined): Promise<void> => {
    const parsed = tokens.read(token);
    const session = parsed && (await sessions.find(parsed.sessionId));
    if (!session) return;
    const user = await users.find(session.userId);
    const incident = user && watch.sessionIncident(emailKey(user.email), address);
    await sessions.end(session.id, [sessionEnded(session.id), ...(incident ? [sessionsEnded(incident, false)] : [])]);
  };

export type EndSession = ReturnType<typeof endSession>;
