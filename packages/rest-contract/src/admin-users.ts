import { z } from 'zod';
import { REASON_MAX, REASON_MISSING, REASON_TOO_LONG } from './admin-limits.ts';
import { DisplayBadge } from './badge.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { MEMBER_FILTERS, MEMBER_SORTS } from './member-rules.ts';
import { oneOf, optionalText, paging } from './query-parameters.ts';
import { User } from './user.ts';
import { countedText, errorParams } from './text.ts';

/** Parameters of GET /api/admin/users. */
export const AdminUsersQuery = z.strictObject({
  search: optionalText(SEARCH_TEXT_MAX)
    .optional()
    .describe('every word of it is in names, username or e-mail, or begins a word there'),
  filter: oneOf(MEMBER_FILTERS).default('all'),
  sort: oneOf(MEMBER_SORTS).default('newest').describe('lastSeen: who was here last first'),
  ...paging,
});

/** A member as those who keep the site see them. */
export const AdminUser = User.omit({ language: true, hasCompletedOnboarding: true, getsDigest: true, updatedAt: true })
  .extend({
    isSuspended: z.boolean(),
    suspension: z.strictObject({ reason: z.string(), at: z.iso.datetime() }).nullable().describe('null: not suspended'),
    lastSeenOn: z.iso.date().nullable().describe('the day (UTC) on which they last used the site; null: not known'),
    badge: DisplayBadge.nullable().describe('null: none, or not known right now'),
  })
  .meta({ id: 'AdminUser' });

/** PUT /api/admin/users/{id}/admin. */
export const AdminRight = z.strictObject({ isAdmin: z.boolean() });

/** PUT /api/admin/users/{id}/suspended: a reason is needed to suspend. */
export const UserSuspension = z
  .strictObject({
    isSuspended: z.boolean(),
    reason: countedText({ max: REASON_MAX, words: { tooLong: REASON_TOO_LONG } })
      .optional()
      .describe('the member reads it when they sign in'),
  })
  .refine(({ isSuspended, reason = '' }) => !isSuspended || reason.trim() !== '', {
    path: ['reason'],
    ...errorParams(REASON_MISSING),
  });
