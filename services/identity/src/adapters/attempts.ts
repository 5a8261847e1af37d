import { createHmac } from 'node:crypto';
import type { Limit, Limits } from '@wellspring/platform/documents/limits';
import type { Attempts } from '../ports.ts';

/** Counts attempts under keyed hashes: the store reveals no address and no e-mail. */
export const countedAttempts = (limits: Limits, key: string): Attempts => {
  const unlessUndefined =
    (act: (limit: Limit, hidden: string) => Promise<void>): Attempts['count'] =>
    async (limit, ...who) => {
      if (who.includes(undefined)) return;
      await act(limit, createHmac('sha256', key).update(who.join('\n')).digest('base64url'));
    };
  return {
    count: unlessUndefined((limit, hidden) => limits.count(limit, hidden)),
    takeBack: unlessUndefined((limit, hidden) => limits.takeBack(limit, hidden)),
    clear: unlessUndefined((limit, hidden) => limits.clear(limit, hidden)),
  };
};
