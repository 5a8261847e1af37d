import { createHash, randomBytes } from 'node:crypto';
import type { MailTokens } from '../ports.ts';

const SECRET_BYTES = 32;
const TOKEN = /^([\w-]{1,64})\.([\w-]{43})$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Tokens of mailed links: whose it is, and a secret of which only the hash is stored. */
export const mailTokens: MailTokens = {
  make: (userId) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return { token: `${userId}.${secret}`, hash: hashOf(secret) };
  },
  read: (token) => {
    const [, userId, secret] = TOKEN.exec(token) ?? [];
    return userId === undefined || secret === undefined ? null : { userId, hash: hashOf(secret) };
  },
};
