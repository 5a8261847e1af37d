import { dailyTotalsIn } from '@wellspring/events/analytics-events';
import { badgeIn } from '@wellspring/events/badge-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import { endedSessionIn, userIn } from '@wellspring/events/user-events';
import { type Hint, memberStreams, type MemberStreams, STREAM_LIMITS, type StreamLimits } from './member-streams.ts';
import type { SessionOf } from '../security/session.ts';

/** What an event means to a member who looks at the site; null: nothing. @throws AppError VALIDATION when it cannot be read */
export const hintOf = (message: Fact): { readonly memberId: string; readonly hint: Hint } | null => {
  if (message.topic !== TOPICS['lists-and-badges']) return null;
  const badge = badgeIn(message);
  if (!badge?.isHeld) return null;
  const { userId: memberId, badgeType, level: badgeLevel } = badge;
  return { memberId, hint: { event: 'badge', data: { badgeType, badgeLevel } } };
};

/** What an event means to admins who look at the figures of the site; null: nothing. @throws as hintOf */
const totalsHintOf = (message: Fact): Hint | null => {
  const totals = message.topic === TOPICS.analytics ? dailyTotalsIn(message) : null;
  if (!totals) return null;
  const { date, activeUsers, pageViews, newUsers, locationSubmissions } = totals;
  return { event: 'totals', data: { date, activeUsers, pageViews, newUsers, locationSubmissions } };
};

/** The streams of this process, by who listens. */
export type Streams = {
  /** of each member what happens to them */
  readonly members: MemberStreams;
  /** of those who keep the site: its figures */
  readonly admins: MemberStreams;
  /** Notifies the members that an event concerns. @throws AppError VALIDATION when it cannot be read */
  receive(message: Fact): void;
  /** Whether hints arrive. */
  setConnected(isConnected: boolean): void;
};

/** A site has few admins; each may have some windows open. */
const ADMIN_LIMITS: StreamLimits = { ...STREAM_LIMITS, perMember: 100, total: 500 };

/** An event of identity about a member may have ended their sessions or removed a right: sessions are checked at once, not at the next beat. */
const endSessions = (message: Fact, streams: Pick<MemberStreams, 'recheck' | 'endSession'>): void => {
  if (message.topic !== TOPICS.identity) return;
  const user = userIn(message);
  if (user) streams.recheck(user.userId);
  const session = endedSessionIn(message);
  if (session) streams.endSession(session.sessionId);
};

/** @param closing aborted when the process ends: so do all streams */
export const openStreams = (options: { readonly sessionOf: SessionOf; readonly closing: AbortSignal }): Streams => {
  const members = memberStreams(options);
  const admins = memberStreams({
    ...options,
    // An event: the page of the figures shows when the last one came.
    beat: 'event: beat\ndata: {}',
    mayListen: ({ isAdmin, isOwner }) => isAdmin || isOwner,
    limits: ADMIN_LIMITS,
  });
  return {
    members,
    admins,
    receive: (message) => {
      for (const streams of [members, admins]) endSessions(message, streams);
      const notification = hintOf(message);
      if (notification) members.tell(notification.memberId, notification.hint);
      const totals = totalsHintOf(message);
      if (totals) admins.tellAll(totals);
    },
    setConnected: (isConnected) => {
      members.setConnected(isConnected);
      admins.setConnected(isConnected);
    },
  };
};
