import { createHmac } from 'node:crypto';
import type { Logger } from '@wellspring/platform/log/log';
import { truncatedNetwork } from '@wellspring/rest-contract/network-rules';
import { SIGN_IN_OUTCOMES, type SignInOutcome } from '../domain/sign-in-outcome.ts';
import type { SecurityWatch } from '../ports.ts';
import { signInRefused } from '../security-facts.ts';
import { firstInWindow } from './first-in-window.ts';
import type { SecurityOutbox } from './security-outbox.ts';

const MINUTE_MS = 60_000;
const LOGGED = { sameEveryMs: MINUTE_MS, most: 100, perMs: MINUTE_MS };
/** Three months of these are about 650,000 events, 250 MB, under constant password guessing. */
const PUBLISHED = { sameEveryMs: MINUTE_MS, most: 300, perMs: 60 * MINUTE_MS };

type Deps = {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly outbox: SecurityOutbox;
  /** hides accounts: hashing addresses does not show whose attempts these are */
  readonly key: string;
  readonly now: () => Date;
};

/**
 * Counts attempts by outcome, logs each with a keyed hash of the account and the network it came from, and publishes those that failed. The
 * same attempt is logged and published once a minute; in all a hundred lines a minute and 300 events an hour, so that attackers do not fill the
 * log or the topic by guessing.
 */
export const securityWatch = ({ log, outbox, key, now }: Deps) => {
  const counts = new Map<SignInOutcome, number>(SIGN_IN_OUTCOMES.map((outcome) => [outcome, 0]));
  const isLogged = firstInWindow(LOGGED, now);
  const isPublished = firstInWindow(PUBLISHED, now);
  const isSessionPublished = firstInWindow(PUBLISHED, now);
  const hashOf = (account: string): string =>
    createHmac('sha256', key).update(`sign-in\n${account}`).digest('base64url');
  const incidentOf: SecurityWatch['incidentOf'] = (account, address) => ({
    account: account === null ? null : hashOf(account),
    network: address === undefined ? null : truncatedNetwork(address),
  });
  const watch: SecurityWatch = {
    incidentOf,
    noteSignIn: async ({ by, outcome, account, address }) => {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      const incident = incidentOf(account, address);
      const line = { by, outcome, ...incident };
      if (isLogged(JSON.stringify(line))) log[outcome === 'signed_in' ? 'info' : 'warn'](line, 'sign-in');
      const refused = signInRefused(outcome, incident);
      if (refused === null || !isPublished(JSON.stringify(line))) return;
      await outbox([refused]).catch((error: unknown) => log.error({ err: error }, 'a security event was not kept'));
    },
    sessionIncident: (account, address) => {
      const incident = incidentOf(account, address);
      return isSessionPublished(JSON.stringify(incident)) ? incident : null;
    },
  };
  return { ...watch, counts: counts as ReadonlyMap<SignInOutcome, number> };
};
