import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Where the product is, and who speaks for it. */
export type Site = {
  /** origin without a slash at its end, for links */
  readonly publicUrl: string;
  /** Whether a Host header names the site. Where no address was set, any name does. */
  readonly isOwnHost: (host: string) => boolean;
  /** What a browser marks as coming from another site (decision 35). A call without marks comes from no browser. */
  readonly isCrossSite: (request: IncomingMessage) => boolean;
  /** What a page of another site asks for itself, to read as well; not a reader who follows a link from there. */
  readonly isCrossSiteFetch: (request: IncomingMessage) => boolean;
};

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Names that no other site can make point here. */
const isOwnMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/** @param publicUrl the address that was set, null for none; `standardUrl` stands in for links then */
export const siteAt = (publicUrl: string | null, standardUrl: string): Site => {
  const own = urlOf(publicUrl ?? standardUrl);
  if (own === null) throw new Error('The address of the site is not a URL');

  const isOwnOrigin = (origin: string, host: string): boolean => {
    const given = urlOf(origin);
    if (given === null || !/^https?:$/.test(given.protocol)) return false;
    if (given.origin === own.origin) return true;
    // Without a configured address the site is at the requested host, as long as no other site can pretend to be there.
    const requested = publicUrl === null ? urlOf(`http://${host}`) : null;
    return requested !== null && isOwnMachine(requested) && given.origin === requested.origin;
  };

  const isOwnHost = (host: string): boolean =>
    publicUrl === null ? urlOf(`http://${host}`) !== null : urlOf(`${own.protocol}//${host}`)?.host === own.host;

  const comesFromElsewhere = ({ headers }: IncomingMessage): boolean => {
    const { origin, host = '' } = headers;
    if (origin !== undefined) return !isOwnOrigin(origin, host);
    const mark = headers['sec-fetch-site'];
    return mark !== undefined && mark !== 'same-origin' && mark !== 'none';
  };

  return {
    publicUrl: own.href.replace(/(?<!\/)\/+$/, ''),
    isOwnHost,
    isCrossSite: (request) => !SAFE.has(request.method ?? '') && comesFromElsewhere(request),
    isCrossSiteFetch: (request) => request.headers['sec-fetch-mode'] !== 'navigate' && comesFromElsewhere(request),
  };
};
