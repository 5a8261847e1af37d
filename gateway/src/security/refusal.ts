import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@wellspring/errors';
import {
  ADDRESS_MALFORMED,
  ADDRESS_TOO_LONG,
  BODY_TOO_LARGE,
  CROSS_SITE,
  HOST_UNKNOWN,
  REQUEST_MALFORMED,
} from '@wellspring/rest-contract/request-messages';
import type { Message } from '@wellspring/words/message';
import type { Site } from './site.ts';

export type Refusal = {
  readonly code: ErrorCode;
  readonly words: Message;
  /** names and values in turn */
  readonly headers: readonly string[];
};

const refusal = (code: ErrorCode, words: Message): Refusal => ({ code, words, headers: [] });

const ADDRESS_MAX = 4096;
/** Bytes of a body; forms with files are measured by their call. */
const BODY_MAX = 1024 * 1024;

/** Control characters and line breaks: no page of ours has them in its path; a call says itself what it does not know. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

const isReadable = (address: string): boolean => {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address);
    return address.startsWith('/api/') || !UNPRINTABLE.test(decodeURIComponent(pathOf(address)));
  } catch {
    return false;
  }
};

/** Exactly one Host header (RFC 9112); Node keeps the first of several. */
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
};

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/** Why a request is refused at once, or null. Applies to answers from memory, too. */
export const hostRefusalOf = (request: IncomingMessage, site: Site): Refusal | null => {
  if (!hasOneHost(request)) return refusal('VALIDATION', REQUEST_MALFORMED);
  return site.isOwnHost(request.headers.host ?? '') ? null : refusal('MISDIRECTED', HOST_UNKNOWN);
};

/** Why a request that is not answered from memory is not looked at, or null. */
export const refusalOf = (request: IncomingMessage, site: Site): Refusal | null => {
  const address = request.url ?? '';
  if (address.length > ADDRESS_MAX) return refusal('ADDRESS_TOO_LONG', ADDRESS_TOO_LONG);
  if (!address.startsWith('/') || !isReadable(address)) return refusal('VALIDATION', ADDRESS_MALFORMED);
  if (!isForm(request) && Number(request.headers['content-length'] ?? 0) > BODY_MAX)
    return refusal('TOO_LARGE', BODY_TOO_LARGE);
  if (site.isCrossSite(request)) return refusal('FORBIDDEN', CROSS_SITE);
  return null;
};
