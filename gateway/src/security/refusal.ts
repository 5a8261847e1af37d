import type { IncomingMessage } from 'node:http';
import {
  ADDRESS_MALFORMED,
  ADDRESS_TOO_LONG,
  BODY_TOO_LARGE,
  CROSS_SITE,
} from '@wellspring/rest-contract/request-messages';

export type Refusal = { readonly status: number; readonly message: string };

const ADDRESS_MAX = 4096;
/** Bytes; calls that upload files will have their own. */
export const BODY_MAX = 1024 * 1024;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isReadable = (address: string): boolean => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** What a browser marks as coming from another site (decision 35). A call without marks comes from no browser. */
export const isCrossSite = ({ method = '', headers }: IncomingMessage, publicUrl: string): boolean => {
  if (SAFE.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined || site === 'same-origin') return false;
  const host = hostOf(origin);
  return host === null || (host !== headers.host && host !== hostOf(publicUrl));
};

/** Why a request is not even looked at, or null. */
export const refusalOf = (request: IncomingMessage, publicUrl: string): Refusal | null => {
  const address = request.url ?? '';
  if (address.length > ADDRESS_MAX) return { status: 414, message: ADDRESS_TOO_LONG };
  if (address.includes('%') && !isReadable(address)) return { status: 400, message: ADDRESS_MALFORMED };
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) return { status: 413, message: BODY_TOO_LARGE };
  if (isCrossSite(request, publicUrl)) return { status: 403, message: CROSS_SITE };
  return null;
};
