import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '@wellspring/errors';
import { VISITOR, type Actor } from '@wellspring/platform/subgraph/actor';
import { BROWSER_DAYS } from '@wellspring/rest-contract/retention-limits';
import { isLanguage } from '@wellspring/words/languages';
import { parseCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import { inLanguage, languageOf } from '../http/language.ts';
import { networkOf } from './client-address.ts';
import { cookieName, cookieWriter, type CookieChange } from './cookies.ts';

const SESSION_COOKIE = 'wellspring.sid';
const BROWSER_COOKIE = 'wellspring.browser';

/** What the cookie is called where the site is. */
export const sessionCookieName = (publicUrl: string): string => cookieName(publicUrl, SESSION_COOKIE);

/** Seconds that a browser keeps the cookie after the last use of the session that was written down: 30 days, as identity does. */
const COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/** Sets the cookie of a session, or, without a token, removes it. */
export const sessionCookie = (token: string | null): CookieChange => ({
  name: SESSION_COOKIE,
  value: token,
  maxAge: COOKIE_MAX_AGE,
});

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that recognizes a browser after a sign-in; signing out leaves it there. */
const browserCookie = (token: string): CookieChange => ({
  name: BROWSER_COOKIE,
  value: token,
  maxAge: BROWSER_DAYS * 24 * 60 * 60,
});

/** The cookies of a new session, and of its browser, which is recognized from then on. */
export const newSessionCookies = (begun: {
  readonly token: string;
  readonly browserToken: string;
}): readonly CookieChange[] => [sessionCookie(begun.token), browserCookie(begun.browserToken)];

/** Stores the language of an account in the browser that signs in to it; of a language that is not spoken here, nothing. */
const languageCookies = (language: string): readonly CookieChange[] =>
  isLanguage(language)
    ? [{ name: 'wellspring.language', value: language, maxAge: YEAR_SECONDS, isForScripts: true }]
    : [];

/** As newSessionCookies, with the language of the account, which this browser may not have yet. */
export const signInCookies = (
  begun: Parameters<typeof newSessionCookies>[0] & { readonly account: { readonly language: string } },
): readonly CookieChange[] => [...newSessionCookies(begun), ...languageCookies(begun.account.language)];

/** Longer than any token of identity: such a cookie is ignored. */
const BROWSER_MAX = 500;

/** The member of a token; `renewedToken`: the new value of its cookie, null where it stays. */
export type ResolvedSession = { readonly actor: Actor; readonly renewedToken: string | null };

/** The member of a token of the cookie; null: none. @throws AppError UNAVAILABLE when identity cannot be asked */
export type SessionOf = (token: string) => Promise<ResolvedSession | null>;

/** Who a caller is, only by the session cookie. */
export type Sessions = {
  /** Whether there is certainly no session, without a call: no cookie, or an invalid token. */
  readonly isVisitor: (request: IncomingMessage) => boolean;
  /** Calls identity once a request; a session that is renewed goes out as a cookie of the response. @throws AppError UNAVAILABLE */
  readonly actorOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  /** Like actorOf, for public calls: a visitor while the session cannot be read. */
  readonly readerOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  /** the token of the cookie, valid or not */
  readonly tokenOf: (request: IncomingMessage) => string | undefined;
  /** the browser token of the cookie, valid or not */
  readonly browserOf: (request: IncomingMessage) => string | undefined;
};

/** Milliseconds that an invalid token is cached: signing in makes a new one. */
const INVALID_TTL = 5_000;
const INVALID_MAX = 10_000;

/** Characters of a token; a longer one is invalid. */
export const TOKEN_MAX = 200;

/** A value without the quotes that the cookie store of Java puts around it (RFC 6265, 4.1.1). */
const unquoted = (value: string | undefined): string | undefined => value?.replace(/^"(.*)"$/, '$1');

/** The only reader of cookies, but for that of the language. */
const tokenIn = (name: string, { headers: { cookie } }: IncomingMessage): string | undefined => {
  const token = cookie?.includes(name) ? unquoted(parseCookie(cookie)[name]) : undefined;
  return token !== undefined && token.length <= TOKEN_MAX ? token : undefined;
};

/**
 * @param publicUrl where the site is: on https the cookies are only for this host
 * @param limitsAddresses false: no service counts calls by address
 */
export const sessions = (
  sessionOf: SessionOf,
  addressOf: (request: IncomingMessage) => string | undefined,
  publicUrl: string,
  { limitsAddresses = true }: { readonly limitsAddresses?: boolean } = {},
): Sessions => {
  const name = sessionCookieName(publicUrl);
  const browserName = cookieName(publicUrl, BROWSER_COOKIE);
  const setCookie = cookieWriter(publicUrl);
  const tokenOf = (request: IncomingMessage): string | undefined => tokenIn(name, request);
  const at = (request: IncomingMessage, from: Actor): Actor => {
    const actor = inLanguage(from, languageOf(request));
    const address = addressOf(request);
    const unlimited = limitsAddresses ? {} : ({ isUnlimited: true } as const);
    return address === undefined ? actor : { ...actor, ...unlimited, address: networkOf(address) };
  };
  const invalidTokens = new LRUCache<string, true>({ max: INVALID_MAX, ttl: INVALID_TTL });
  const keyOf = (token: string): string => hash('sha256', token, 'base64url');
  const isInvalid = (token: string): boolean => invalidTokens.get(keyOf(token)) === true;

  const actorOf: Sessions['actorOf'] = async (request, response) => {
    const token = tokenOf(request);
    if (token === undefined || isInvalid(token)) return at(request, VISITOR);
    const session = await sessionOf(token);
    if (session === null) invalidTokens.set(keyOf(token), true);
    if (session?.renewedToken) response.appendHeader('Set-Cookie', setCookie(sessionCookie(session.renewedToken)));
    return at(request, session?.actor ?? VISITOR);
  };
  return {
    tokenOf,
    browserOf: (request) => {
      const held = tokenIn(browserName, request);
      return held !== undefined && held.length <= BROWSER_MAX ? held : undefined;
    },
    isVisitor: (request) => {
      const token = tokenOf(request);
      return token === undefined || isInvalid(token);
    },
    actorOf,
    readerOf: (request, response) =>
      actorOf(request, response).catch((error: unknown) => {
        if (isUnavailable(error)) return at(request, VISITOR);
        throw error;
      }),
  };
};
