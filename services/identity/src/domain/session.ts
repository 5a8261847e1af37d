import { SESSION_DAYS, SESSION_DAYS_MAX } from '@wellspring/rest-contract/retention-limits';

/** One browser in which a member is signed in. */
export type Session = {
  /** a hash of the token's id */
  readonly id: string;
  readonly userId: string;
  /** of the member when it began */
  readonly epoch: number;
  /** when its member signed in; null: the session began before this was stored, and has not been renewed since */
  readonly startedAt: Date | null;
  readonly usedAt: Date;
  readonly expiresAt: Date;
};

const HOUR_MS = 60 * 60 * 1_000;

/** A session lives so long after its last use. */
const LIFETIME_MS = SESSION_DAYS * 24 * HOUR_MS;

/** However much it is used, it ends so long after it began. */
const LIFETIME_MAX_MS = SESSION_DAYS_MAX * 24 * HOUR_MS;

const endOf = (startedAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + LIFETIME_MS, startedAt.getTime() + LIFETIME_MAX_MS));

/** A use is written down no more often than this. */
const RENEWED_AFTER_MS = HOUR_MS;

export const newSession = (
  id: string,
  user: { readonly id: string; readonly sessionEpoch: number },
  now: Date,
): Session => ({
  id,
  userId: user.id,
  epoch: user.sessionEpoch,
  startedAt: now,
  usedAt: now,
  expiresAt: endOf(now, now),
});

type Signing = { readonly sessionEpoch: number; readonly suspension: unknown };

/** Whether a session of this member still is one. */
export const isAlive = (session: Session, user: Signing, now: Date): boolean =>
  session.epoch === user.sessionEpoch && user.suspension === null && now < session.expiresAt;

/** The session after a use that is worth writing down; null where the last one was a moment ago. A clock set back renews nothing. */
export const renewed = (session: Session, now: Date): Session | null => {
  if (now.getTime() - session.usedAt.getTime() < RENEWED_AFTER_MS) return null;
  const startedAt = session.startedAt ?? now;
  return { ...session, startedAt, usedAt: now, expiresAt: endOf(startedAt, now) };
};
