import { createHmac } from 'node:crypto';
import type { Logger } from '@wellspring/platform/log/log';
import { truncatedNetwork } from '@wellspring/rest-contract/network-rules';
import { SIGN_IN_OUTCOMES, type SignInAttempt, type SignInOutcome } from '../domain/sign-in-outcome.ts';
import type { SignInLog } from '../ports.ts';

const MINUTE_MS = 60_000;
/** Lines of one minute; what comes beyond them is counted in the figures alone. */
const LINES_PER_MINUTE = 100;
/** Enough to tell accounts apart in a log. */
const HASH_LENGTH = 16;

type Deps = {
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** hides accounts: whoever reads the log cannot find out whose attempts these are by trying addresses */
  readonly key: string;
  readonly now: () => Date;
};

/**
 * Counts attempts by outcome, and logs each with a keyed hash of the account and the network it came from (IPv4 /24, IPv6 /48), no
 * more. The same attempt is logged once a minute, and a hundred lines in all: nobody fills the log by guessing.
 */
export const signInLog = ({ log, key, now }: Deps) => {
  const counts = new Map<SignInOutcome, number>(SIGN_IN_OUTCOMES.map((outcome) => [outcome, 0]));
  const logged = new Set<string>();
  let minute = 0;
  const isFirst = (line: object): boolean => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) logged.clear();
    minute = current;
    const text = JSON.stringify(line);
    if (logged.has(text) || logged.size >= LINES_PER_MINUTE) return false;
    logged.add(text);
    return true;
  };
  const hashOf = (account: string): string =>
    createHmac('sha256', key).update(`sign-in\n${account}`).digest('base64url').slice(0, HASH_LENGTH);
  const note: SignInLog['note'] = ({ by, outcome, account, address }: SignInAttempt) => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const line = {
      by,
      outcome,
      account: account === null ? null : hashOf(account),
      network: address === undefined ? null : truncatedNetwork(address),
    };
    if (isFirst(line)) log[outcome === 'signed_in' ? 'info' : 'warn'](line, 'sign-in');
  };
  return { note, counts: counts as ReadonlyMap<SignInOutcome, number> };
};
