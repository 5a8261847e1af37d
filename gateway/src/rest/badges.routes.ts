import { Badge, DisplayBadge, NewBadges } from '@wellspring/rest-contract/badge';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { USER_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import { RestBadge, RestBadges, RestCalculateBadges } from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const ofUser = { ...NO_INPUT, group: 'Badges', parameters: z.strictObject({ id: opaqueId(USER_UNKNOWN) }) } as const;

/** What members earned by what they did. */
export const badgeRoutes: readonly Route[] = [
  defineRoute({
    ...ofUser,
    method: 'GET',
    who: 'everyone',
    path: '/api/users/{id}/badge',
    summary: "The badge beside a member's name: the highest level, of several the last; null for none",
    answers: { ok: json(200, DisplayBadge.nullable()) },
    document: RestBadge,
    variables: ({ parameters }) => ({ userId: parameters.id }),
    reply: ({ ok }, { badgeHolder }) => ok(badgeHolder.badge),
  }),
  defineRoute({
    ...ofUser,
    method: 'GET',
    who: 'everyone',
    path: '/api/users/{id}/badges',
    summary: 'All badges of a member',
    answers: { ok: json(200, z.array(Badge)) },
    document: RestBadges,
    variables: ({ parameters }) => ({ userId: parameters.id }),
    reply: ({ ok }, { badgeHolder }) => ok(badgeHolder.badges),
  }),
  defineRoute({
    ...ofUser,
    method: 'POST',
    who: 'member',
    path: '/api/users/{id}/calculate-badges',
    summary: "Works one's badges out anew, as an admin anybody's; answers what is new",
    answers: { ok: json(200, NewBadges) },
    document: RestCalculateBadges,
    variables: ({ parameters }) => ({ userId: parameters.id }),
    reply: ({ ok }, { calculateBadges }) => ok({ newBadges: calculateBadges }),
  }),
];
