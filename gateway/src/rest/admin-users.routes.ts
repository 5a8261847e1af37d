import { AdminRight, AdminUser, AdminUsersQuery, UserSuspension } from '@wellspring/rest-contract/admin-users';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { USER_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestAdminUsers,
  RestSetAdmin,
  RestSetSuspended,
  type RestAdminUserFragment,
} from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const group = 'Administration';
const ofUser = { ...NO_INPUT, group, parameters: z.strictObject({ id: opaqueId(USER_UNKNOWN) }) } as const;

/** Badges belong to another service: while it is away, members have none. */
const toRestUser = ({ user, ...member }: RestAdminUserFragment) => ({ ...member, badge: user.badge });

/** Members, for those who keep the site. */
export const adminUserRoutes: readonly Route[] = [
  defineRoute({
    ...NO_INPUT,
    group,
    who: 'admin',
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All members',
    query: AdminUsersQuery,
    answers: { ok: json(200, z.array(AdminUser), { headers: PAGE }) },
    document: RestAdminUsers,
    variables: ({ query }) => query,
    reply: ({ ok }, { adminUsers }) => ok(adminUsers.users.map(toRestUser), { total: adminUsers.total }),
  }),
  defineRoute({
    ...ofUser,
    who: 'owner',
    method: 'PUT',
    path: '/api/admin/users/{id}/admin',
    summary: 'Makes a member an admin, or takes that right away: it is gone at their next request',
    description: 'By owners. The accounts of owners cannot be changed.',
    body: jsonBody(AdminRight),
    answers: { ok: json(200, AdminUser) },
    document: RestSetAdmin,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { setAdmin }) => ok(toRestUser(setAdmin)),
  }),
  defineRoute({
    ...ofUser,
    who: 'admin',
    method: 'PUT',
    path: '/api/admin/users/{id}/suspended',
    summary: 'Suspends a member, with a reason, or restores them',
    description:
      'Never an owner or oneself. Sessions end at the next request, sign-in says why, and reviews and public lists are hidden until the member is restored.',
    body: jsonBody(UserSuspension),
    answers: { ok: json(200, AdminUser) },
    document: RestSetSuspended,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { setSuspended }) => ok(toRestUser(setSuspended)),
  }),
];
