import { AppError } from '@wellspring/errors';
import {
  Credentials,
  LoginQuery,
  MailSettings,
  PasswordChange,
  Profile,
  Registration,
  UsernameAvailability,
} from '@wellspring/rest-contract/account';
import { PHOTO_TYPE_WRONG } from '@wellspring/rest-contract/photo';
import { UNAUTHORIZED } from '@wellspring/rest-contract/request-messages';
import { text } from '@wellspring/rest-contract/text';
import { User } from '@wellspring/rest-contract/user';
import { z } from 'zod';
import {
  RestChangeMails,
  RestChangePassword,
  RestChangePhoto,
  RestChangeProfile,
  RestCompleteOnboarding,
  RestLogin,
  RestLogout,
  RestRegister,
  RestUser,
  RestUsernameAvailability,
} from '../generated/rest-operations.ts';
import { signInCookies, sessionCookie, newSessionCookies } from '../security/session.ts';
import { json, noContent, redirect } from './answers.ts';
import { formBody, jsonBody } from './bodies.ts';
import { photoRule } from './photo-rules.ts';
import { defineLocalRoute, defineRoute, NO_INPUT, type ApiPath, type Route } from './route.ts';

const everyone = { ...NO_INPUT, who: 'everyone', group: 'Account' } as const;
const members = { ...NO_INPUT, who: 'member', group: 'Account' } as const;
const user = json(200, User);

/** The two addresses of one call. */
const changeProfile = (path: ApiPath): Route =>
  defineRoute({
    ...members,
    method: 'PUT',
    path,
    summary: 'Changes names, username and language',
    body: jsonBody(Profile),
    answers: { ok: user },
    document: RestChangeProfile,
    variables: ({ body }) => ({ input: body }),
    reply: ({ ok }, data) => ok(data.changeProfile),
  });

/** Joining, signing in and out, and one's own account. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    ...members,
    method: 'GET',
    path: '/api/user',
    summary: 'The member who is signed in',
    answers: { ok: user },
    document: RestUser,
    variables: () => ({}),
    reply: ({ ok }, { me }) => {
      if (me === null) throw new AppError('UNAUTHENTICATED', UNAUTHORIZED);
      return ok(me);
    },
  }),
  defineRoute({
    ...everyone,
    method: 'POST',
    path: '/api/register',
    summary: 'Joins, and signs in at once',
    body: jsonBody(Registration),
    answers: { created: json(201, User, { setsCookie: true }) },
    document: RestRegister,
    variables: ({ body: { website: _, ...input }, session, browser }) => ({ input, held: { session, browser } }),
    reply: ({ created }, { register }) => created(register.account, { cookies: newSessionCookies(register) }),
  }),
  defineRoute({
    ...everyone,
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in',
    body: jsonBody(Credentials),
    refuses: ['UNAUTHENTICATED'],
    answers: { ok: json(200, User, { setsCookie: true }) },
    document: RestLogin,
    variables: ({ body, session, browser }) => ({ ...body, held: { session, browser } }),
    reply: ({ ok }, { login }) => ok(login.account, { cookies: signInCookies(login) }),
  }),
  defineLocalRoute({
    ...everyone,
    method: 'GET',
    path: '/api/login',
    summary: 'Leads to the page that signs in',
    query: LoginQuery,
    answers: { there: redirect() },
    reply: ({ there }, { query: { next } }) =>
      there(next === undefined ? '/auth?mode=login' : `/auth?mode=login&next=${encodeURIComponent(next)}`),
  }),
  defineRoute({
    ...everyone,
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends the session of this browser',
    answers: { done: noContent({ setsCookie: true, headers: { 'Clear-Site-Data': 'what the browser kept' } }) },
    document: RestLogout,
    variables: ({ session }) => ({ token: session ?? '' }),
    reply: ({ done }) => done({ cookies: [sessionCookie(null)], headers: { 'Clear-Site-Data': '"cache"' } }),
  }),
  defineRoute({
    ...everyone,
    method: 'GET',
    path: '/api/check-username/{username}',
    summary: 'Whether a username could be taken',
    countsCalls: true,
    parameters: z.strictObject({ username: text({ max: 200 }) }),
    answers: { ok: json(200, UsernameAvailability) },
    document: RestUsernameAvailability,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { usernameAvailability }) => ok(usernameAvailability),
  }),
  changeProfile('/api/profile'),
  changeProfile('/api/user/profile'),
  defineRoute({
    ...members,
    method: 'PUT',
    path: '/api/user/mails',
    summary: 'Whether an admin is mailed once a day what waits',
    body: jsonBody(MailSettings),
    answers: { ok: user },
    document: RestChangeMails,
    variables: ({ body }) => body,
    reply: ({ ok }, { changeMails }) => ok(changeMails),
  }),
  defineRoute({
    ...members,
    method: 'PUT',
    path: '/api/user/photo',
    summary: 'Gives the member a picture',
    body: formBody(z.strictObject({}), { photo: photoRule(1) }),
    answers: { ok: user },
    document: RestChangePhoto,
    variables: ({ body }) => {
      const [photo] = body.filesOf('photo');
      if (!photo) throw new AppError('VALIDATION', PHOTO_TYPE_WRONG);
      return { upload: photo.id };
    },
    reply: ({ ok }, { changePhoto }) => ok(changePhoto),
  }),
  defineRoute({
    ...members,
    method: 'DELETE',
    path: '/api/user/photo',
    summary: 'Takes the picture of the member away',
    answers: { ok: user },
    document: RestChangePhoto,
    variables: () => ({}),
    reply: ({ ok }, { changePhoto }) => ok(changePhoto),
  }),
  defineRoute({
    ...members,
    method: 'PUT',
    path: '/api/change-password',
    summary: 'Changes the password; every other session ends',
    body: jsonBody(PasswordChange),
    answers: { ok: json(200, User, { setsCookie: true }) },
    document: RestChangePassword,
    variables: ({ body: { currentPassword, newPassword }, browser }) => ({
      currentPassword,
      newPassword,
      held: { browser },
    }),
    reply: ({ ok }, data) => ok(data.changePassword.account, { cookies: newSessionCookies(data.changePassword) }),
  }),
  defineRoute({
    ...members,
    method: 'POST',
    path: '/api/complete-onboarding',
    summary: 'The introduction was seen, or skipped',
    answers: { ok: user },
    document: RestCompleteOnboarding,
    variables: () => ({}),
    reply: ({ ok }, data) => ok(data.completeOnboarding),
  }),
];
