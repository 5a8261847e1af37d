import { stringifySetCookie } from 'cookie';

/** A cookie to be set, or, without a value, to be deleted. The edge adds all that makes it safe. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  /** seconds; absent: until the browser is closed */
  readonly maxAge?: number;
  /** scripts of the page read and change it, too: it protects nothing, and has the same name on http and https */
  readonly isForScripts?: boolean;
};

/** Where the site is on https, the browser itself makes sure that only this host sets the cookie. */
export const cookieName = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Turns changes into Set-Cookie headers: only for this host, by default not for scripts, and over https only where the site is on https. */
export const cookieWriter = (publicUrl: string): ((change: CookieChange) => string) => {
  const secure = publicUrl.startsWith('https:');
  return ({ name, value, maxAge, isForScripts = false }) =>
    stringifySetCookie({
      name: isForScripts ? name : cookieName(publicUrl, name),
      value: value ?? '',
      path: '/',
      httpOnly: !isForScripts,
      sameSite: 'lax',
      secure,
      ...(value === null ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge }),
    });
};
