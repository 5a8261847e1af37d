import { TOPICS } from '@wellspring/events/topics';
import { endedSessionIn, userIn } from '@wellspring/events/user-events';
import type { Fact } from '@wellspring/platform/bus/port';
import type { SessionOf } from '../security/session.ts';
import { hintOf, totalsHintOf } from './hints.ts';
import { memberStreams, STREAM_LIMITS, type MemberStreams, type StreamLimits } from './member-streams.ts';

/** The streams of this process, by who listens. */
export type Streams = {
  /** of each member what happens to them */
  readonly members: MemberStreams;
  /** of those who keep the site: its figures */
  readonly admins: MemberStreams;
  /** Tells whoever an event concerns. @throws AppError VALIDATION when it cannot be read */
  hear(message: Fact): void;
  /** Whether hints arrive. */
  setConnected(isConnected: boolean): void;
};

/** A site has few admins; each may have some windows open. */
const ADMIN_LIMITS: StreamLimits = { ...STREAM_LIMITS, perMember: 100, total: 500 };

/** What identity tells of a member may have ended their sessions or taken a right: it is looked at once, not with the next beat. */
const hearEnds = (message: Fact, streams: Pick<MemberStreams, 'recheck' | 'endSession'>): void => {
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
    // An event: who looks at the figures is told when they were last heard from.
    beat: 'event: beat\ndata: {}',
    mayListen: ({ isAdmin, isOwner }) => isAdmin || isOwner,
    limits: ADMIN_LIMITS,
  });
  return {
    members,
    admins,
    hear: (message) => {
      for (const streams of [members, admins]) hearEnds(message, streams);
      const told = hintOf(message);
      if (told) members.tell(told.memberId, told.hint);
      const totals = totalsHintOf(message);
      if (totals) admins.tellAll(totals);
    },
    setConnected: (isConnected) => {
      members.setConnected(isConnected);
      admins.setConnected(isConnected);
    },
  };
};
