import { requireMember } from '@wellspring/platform/subgraph/rights';
import type { MemberStreams } from '../stream/member-streams.ts';
import { eventStream } from './answers.ts';
import { defineLocalRoute, NO_INPUT, type Route } from './route.ts';

const DESCRIPTION =
  'Hints for whoever is signed in, for as long as a tab is looked at: `badge`, with badgeType and badgeLevel, when one was earned. ' +
  'A hint may be lost: whoever connects, or connects again, asks for what is new. Comments keep the line open; the stream ends ' +
  'with the session, within a second. 429 where one member has too many.';

/** What happens to a member, as it happens. */
export const streamRoutes = (streams: Pick<MemberStreams, 'listen'>): readonly Route[] => [
  defineLocalRoute({
    ...NO_INPUT,
    method: 'GET',
    who: 'member',
    path: '/api/stream',
    group: 'Badges',
    summary: 'Server-sent events for the member who is signed in',
    description: DESCRIPTION,
    answers: { events: eventStream({ description: 'Events as they happen' }) },
    reply: ({ events }, { actor, session = '', signal }) =>
      events(streams.listen({ memberId: requireMember(actor).id, token: session, signal })),
  }),
];
