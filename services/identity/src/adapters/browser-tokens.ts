import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isStillRecognized, type BrowserOwner } from '../domain/recognized-browser.ts';
import type { BrowserTokens } from '../ports.ts';

const ID_BYTES = 16;
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{43})$/;
const SEPARATOR = '~';
/** Members of one browser that are remembered: a family at one table. */
const TOKENS_MAX = 4;
const TEXT_MAX = 500;

type Keys = readonly [string, ...string[]];

const signatureOf = (key: string, { id, sessionEpoch }: BrowserOwner, browserId: string, at: string): string =>
  createHmac('sha256', key).update(['browser', id, sessionEpoch, browserId, at].join('\n')).digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The token of a recognized browser: a random id, the time of the sign-in, and a signature over both and the member, whose id is not in it. So
 * nothing is stored, nothing says whose browser it is, and a token that is copied to another account is worth nothing there. The
 * member's session epoch is signed, too: with their sessions their browsers are forgotten, above all when the password changes.
 */
export const browserTokens = (keys: Keys, now: () => Date): BrowserTokens => {
  const browserIdIn = (token: string, owner: BrowserOwner): string | null => {
    const [, browserId, at, signature] = TOKEN.exec(token) ?? [];
    if (browserId === undefined || at === undefined || signature === undefined) return null;
    const isOurs = keys.some((key) => isSame(signature, signatureOf(key, owner, browserId, at)));
    return isOurs && isStillRecognized(Number.parseInt(at, 36), now()) ? browserId : null;
  };
  const tokensIn = (held: string): readonly string[] =>
    held.length > TEXT_MAX ? [] : held.split(SEPARATOR).filter((token) => TOKEN.test(token));
  return {
    idOf: (held, owner) => {
      for (const token of tokensIn(held)) {
        const browserId = browserIdIn(token, owner);
        if (browserId !== null) return browserId;
      }
      return null;
    },
    add: (held, owner) => {
      const browserId = randomBytes(ID_BYTES).toString('base64url');
      const at = Math.floor(now().getTime() / 1_000).toString(36);
      const token = [browserId, at, signatureOf(keys[0], owner, browserId, at)].join('.');
      const others = tokensIn(held).filter((other) => browserIdIn(other, owner) === null);
      return [token, ...others].slice(0, TOKENS_MAX).join(SEPARATOR);
    },
  };
};
