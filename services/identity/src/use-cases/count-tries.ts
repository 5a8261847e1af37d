import { LIMITS } from '../domain/limits.ts';
import { networkAt } from '../domain/network.ts';
import type { Attempts } from '../ports.ts';

/** A password that is tried. */
export type Try = {
  /** as limits count by it, whether there is such an account or not */
  readonly account: string;
  /** undefined: not known, or limits by address are off */
  readonly address: string | undefined;
  /** id of a browser that the account's member signed in with before; null: it is not known */
  readonly browserId: string | null;
};

/**
 * Counts an attempt before the password is checked, so that simultaneous ones count too. A recognized browser has its own count, which
 * others cannot use up. Any other is counted by address, by network, by account and network together, and last only by account, which
 * is what bounds a guesser with many networks. @returns forgets the try: the password was right
 * @throws AppError RATE_LIMITED
 */
export const countTry =
  (attempts: Attempts) =>
  async ({ account, address, browserId }: Try): Promise<() => Promise<void>> => {
    if (browserId !== null) {
      await attempts.count(LIMITS.loginOfBrowser, account, browserId);
      return () => attempts.clear(LIMITS.loginOfBrowser, account, browserId);
    }
    const network = networkAt(address);
    await attempts.count(LIMITS.loginOfAddress, address);
    await attempts.count(LIMITS.loginOfNetwork, network);
    await attempts.count(LIMITS.loginOfAccountThere, account, network);
    await attempts.count(LIMITS.loginOfAccount, account);
    return async () => {
      await attempts.takeBack(LIMITS.loginOfAddress, address);
      await attempts.takeBack(LIMITS.loginOfNetwork, network);
      await attempts.clear(LIMITS.loginOfAccountThere, account, network);
      await attempts.takeBack(LIMITS.loginOfAccount, account);
    };
  };
