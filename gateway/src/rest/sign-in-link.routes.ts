import { Message, SignInLink, SignInLinkRequest } from '@wellspring/rest-contract/account';
import { SIGN_IN_LINK_MAILED } from '@wellspring/rest-contract/account-limits';
import { User } from '@wellspring/rest-contract/user';
import { RestRequestSignInLink, RestSignInByLink } from '../generated/rest-operations.ts';
import { signInCookies } from '../security/session.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';
import { localizedText } from './localized-text.ts';

const about = { ...NO_INPUT, method: 'POST', who: 'everyone', group: 'Account' } as const;

/** Signing in by a link that is mailed. */
export const signInLinkRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    path: '/api/sign-in-link',
    summary: 'Has a link mailed that signs in, once, within 15 minutes; answered alike where nobody has this address',
    body: jsonBody(SignInLinkRequest),
    answers: { ok: json(200, Message) },
    document: RestRequestSignInLink,
    variables: ({ body }) => body,
    reply: ({ ok }, _, { actor }) => ok({ message: localizedText(actor, SIGN_IN_LINK_MAILED) }),
  }),
  defineRoute({
    ...about,
    path: '/api/sign-in-by-link',
    summary: 'Signs in by the token of the link that was mailed',
    body: jsonBody(SignInLink),
    answers: { ok: json(200, User, { setsCookie: true }) },
    document: RestSignInByLink,
    variables: ({ body, session, browser }) => ({ ...body, held: { session, browser } }),
    reply: ({ ok }, { signInByLink }) => ok(signInByLink.account, { cookies: signInCookies(signInByLink) }),
  }),
];
