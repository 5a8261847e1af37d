import { createHmac } from 'node:crypto';
import type { Limits } from '@wellspring/platform/documents/limits';
import type { Attempts } from '../ports.ts';

/** Counts attempts under keyed hashes: whoever reads the store learns no address and no e-mail. */
export const countedAttempts = (limits: Limits, key: string): Attempts => {
  const hidden = (kind: string, text: string): string =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest('base64url');
  return {
    ofAddress: async (limit, address) => {
      if (address !== undefined) await limits.count(limit, hidden('address', address));
    },
    ofAccount: (limit, account) => limits.count(limit, hidden('account', account)),
    clearAccount: (limit, account) => limits.clear(limit, hidden('account', account)),
  };
};
