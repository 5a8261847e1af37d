/** Why something is no link that everybody can follow. */
export type WebAddressFault = 'no-address' | 'e-mail' | 'user-name' | 'not-public';

export type WebAddress =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'wrong'; readonly written: string; readonly fault: WebAddressFault };

const E_MAIL = /^(?:mailto:)?[^\s/@:]+@[^\s/@:]+$/i;

/** A host with a port begins like a scheme: example.com:8080 */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Names that are resolved in one network only or nowhere (RFC 2606, RFC 6761, RFC 6762, RFC 8375, and what is usual). */
const NOT_PUBLIC: ReadonlySet<string> = new Set(
  'localhost local localdomain internal intranet private lan home corp arpa invalid test onion'.split(' '),
);

const LABEL = /^[a-z0-9_-]+$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const NUMBER = /^\d+$/;

const faultOfHost = (host: string): WebAddressFault | null => {
  const labels = host.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  if (host.startsWith('[') || NUMBER.test(top) || NOT_PUBLIC.has(top)) return 'not-public';
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(top) ? null : 'no-address';
};

const faultOf = (address: string): WebAddressFault | null => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'no-address';
  // https://known.example@other.example leads to the other
  if (url.username || url.password) return 'user-name';
  return faultOfHost(url.hostname);
};

/**
 * Reads one web address, and gives it the scheme and the slashes that it lacks. It must be http or https and name a host of the public
 * web: no number, no name of a private network, no user.
 */
export const webAddressOf = (written: string): WebAddress => {
  if (E_MAIL.test(written)) return { kind: 'wrong', written, fault: 'e-mail' };
  const whole = SCHEME.test(written) ? written : `https:${written}`;
  // Browsers read any number of slashes, and backslashes, as two.
  const address = whole.replace(/^(https?:)[/\\]*/i, '$1//');
  const fault = faultOf(address);
  return fault === null ? { kind: 'address', address } : { kind: 'wrong', written, fault };
};
