import {
  EmailChange,
  EmailVerification,
  Message,
  PasswordForgotten,
  PasswordReset,
  ResetLinkCheck,
} from '@wellspring/rest-contract/account';
import { User } from '@wellspring/rest-contract/user';
import {
  PASSWORD_RESET,
  RESET_LINK_USABLE,
  RESET_MAILED,
  VERIFICATION_MAILED,
  VERIFIED,
} from '@wellspring/rest-contract/account-limits';
import {
  RestChangeEmail,
  RestCheckResetLink,
  RestForgotPassword,
  RestResendVerification,
  RestResetPassword,
  RestConfirmEmail,
} from '../generated/rest-operations.ts';
import { signInCookies } from '../security/session.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';
import { localizedText } from './localized-text.ts';

const about = { ...NO_INPUT, method: 'POST', who: 'everyone', group: 'Account' } as const;
const answers = { ok: json(200, Message) };

/** What is done by links that are mailed. */
export const mailedLinkRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    path: '/api/verify-email',
    summary:
      'Confirms an e-mail address by the token of the link that was mailed. Who is not signed in as that member is answered 403 and gives ' +
      'the password of the account, or a new one: all sessions end then, and one begins here',
    body: jsonBody(EmailVerification),
    answers: { ok: json(200, Message, { setsCookie: true }) },
    document: RestConfirmEmail,
    variables: ({ body, session, browser }) => ({ ...body, held: { session, browser } }),
    reply: ({ ok }, { confirmEmail: { session } }, { actor }) =>
      ok({ message: localizedText(actor, VERIFIED) }, session ? { cookies: signInCookies(session) } : {}),
  }),
  defineRoute({
    ...about,
    path: '/api/resend-verification',
    who: 'member',
    summary: 'Has the link that confirms the e-mail address mailed once more',
    answers,
    document: RestResendVerification,
    variables: () => ({}),
    reply: ({ ok }, _, { actor }) => ok({ message: localizedText(actor, VERIFICATION_MAILED) }),
  }),
  defineRoute({
    ...about,
    path: '/api/forgot-password',
    summary: 'Has a link mailed that resets the password; answered alike where nobody has this address',
    body: jsonBody(PasswordForgotten),
    answers,
    document: RestForgotPassword,
    variables: ({ body }) => body,
    reply: ({ ok }, _, { actor }) => ok({ message: localizedText(actor, RESET_MAILED) }),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/user/email',
    who: 'member',
    summary: 'Gives the account another e-mail address, while none is confirmed; the new one is mailed a link',
    body: jsonBody(EmailChange),
    answers: { ok: json(200, User) },
    document: RestChangeEmail,
    variables: ({ body }) => body,
    reply: ({ ok }, { changeEmail }) => ok(changeEmail),
  }),
  defineRoute({
    ...about,
    path: '/api/reset-password/check',
    summary: 'Whether the token of a mailed link could reset a password now: 200, or 400; the token is not spent',
    body: jsonBody(ResetLinkCheck),
    answers,
    document: RestCheckResetLink,
    variables: ({ body }) => body,
    reply: ({ ok }, _, { actor }) => ok({ message: localizedText(actor, RESET_LINK_USABLE) }),
  }),
  defineRoute({
    ...about,
    path: '/api/reset-password',
    summary: 'Sets a new password by the token of the link that was mailed; all sessions end',
    body: jsonBody(PasswordReset),
    answers,
    document: RestResetPassword,
    variables: ({ body }) => body,
    reply: ({ ok }, _, { actor }) => ok({ message: localizedText(actor, PASSWORD_RESET) }),
  }),
];
