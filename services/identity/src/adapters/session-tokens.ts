import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionIdOf } from '@wellspring/events/session-id';
import type { SessionTokens } from '../ports.ts';

const ID_BYTES = 32;
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

const signatureOf = (id: string, key: string): string => createHmac('sha256', key).update(id).digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Tokens of sessions: 32 bytes of chance, signed, so that a forged one costs no look into the store. The first key signs; the others
 * are still believed, until the sessions that they signed have been used once more.
 */
export const sessionTokens = (keys: readonly [string, ...string[]]): SessionTokens => {
  const signed = (id: string): string => `${id}.${signatureOf(id, keys[0])}`;
  return {
    make: () => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      return { token: signed(id), sessionId: sessionIdOf(id) };
    },
    read: (token) => {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      const isOurs = keys.some((key) => isSame(signature, signatureOf(id, key)));
      return isOurs ? { sessionId: sessionIdOf(id), renewed: signed(id) } : null;
    },
  };
};
