import { requireMember } from '@wellspring/platform/subgraph/rights';
import { Analytics, PageViewEvent } from '@wellspring/rest-contract/analytics';
import { RestAnalytics, RestRecordPageView } from '../generated/rest-operations.ts';
import type { MemberStreams } from '../stream/member-streams.ts';
import { eventStream, json, noContent } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineLocalRoute, defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, group: 'Analytics' } as const;
const STREAM =
  'Events `totals` with the totals of a day, when they change, a second apart at most. A hint may be lost: whoever connects, or ' +
  'connects again, asks for the whole. `beat` comes every 15 seconds; the stream ends with the session, and with the right.';

/** The use of the site: reports of browsers, and statistics for admins. */
export const analyticsRoutes = (streams: Pick<MemberStreams, 'listen'>): readonly Route[] => [
  defineRoute({
    ...about,
    method: 'POST',
    path: '/api/events',
    who: 'everyone',
    summary: 'Tells that a page is looked at',
    description:
      'Counted a moment later: the same path by the same person within 30 seconds is one view; bots, and who keeps the site, are left out.',
    body: jsonBody(PageViewEvent),
    answers: { taken: noContent() },
    document: RestRecordPageView,
    variables: ({ body: { path, locationId }, userAgent }) => ({ input: { path, locationId, userAgent } }),
    reply: ({ taken }) => taken(),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    path: '/api/admin/analytics',
    who: 'admin',
    summary: 'What happened in the last 30 days, in UTC',
    answers: { ok: json(200, Analytics) },
    document: RestAnalytics,
    variables: () => ({}),
    reply: ({ ok }, { adminAnalytics: { topLocations, ...totals } }) =>
      ok({
        ...totals,
        // A place that is deleted or unavailable right now is left out.
        topLocations: topLocations.flatMap(({ location, views }) =>
          location ? [{ locationId: location.id, name: location.name, views }] : [],
        ),
      }),
  }),
  defineLocalRoute({
    ...about,
    method: 'GET',
    path: '/api/admin/analytics/stream',
    who: 'admin',
    summary: 'Server-sent events: the totals of a day, as they change',
    description: STREAM,
    answers: { events: eventStream({ description: 'Events as they happen' }) },
    reply: ({ events }, { actor, session = '', signal }) =>
      events(streams.listen({ memberId: requireMember(actor).id, token: session, signal })),
  }),
];
