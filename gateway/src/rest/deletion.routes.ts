import { AppError } from '@wellspring/errors';
import { AccountDeletion, Deletion, DeletionReceipt } from '@wellspring/rest-contract/account';
import { DELETION_UNKNOWN } from '@wellspring/rest-contract/account-limits';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { z } from 'zod';
import { RestDeleteAccount, RestDeletion } from '../generated/rest-operations.ts';
import { sessionCookie } from '../security/session.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, group: 'Account' } as const;

/** Leaving, and the receipt for it. */
export const deletionRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'DELETE',
    path: '/api/user',
    who: 'member',
    summary: 'Deletes the account, for ever',
    description:
      'Reviews, favorites, visits, lists and badges go; submitted places stay, unnamed. The receipt tells which service has finished.',
    body: jsonBody(AccountDeletion),
    answers: {
      ok: json(200, DeletionReceipt, { setsCookie: true, headers: { 'Clear-Site-Data': 'what the browser kept' } }),
    },
    document: RestDeleteAccount,
    variables: ({ body }) => body,
    reply: ({ ok }, { deleteAccount }) =>
      ok({ receiptId: deleteAccount }, { cookies: [sessionCookie(null)], headers: { 'Clear-Site-Data': '"cache"' } }),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    path: '/api/deletions/{receiptId}',
    who: 'everyone',
    countsCalls: true,
    summary: 'Which service has let go of a deleted member',
    parameters: z.strictObject({ receiptId: opaqueId(DELETION_UNKNOWN) }),
    answers: { ok: json(200, Deletion) },
    document: RestDeletion,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { deletion }) => {
      if (!deletion) throw new AppError('NOT_FOUND', DELETION_UNKNOWN);
      return ok(deletion);
    },
  }),
];
