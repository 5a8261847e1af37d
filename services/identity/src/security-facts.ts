import { fact } from '@wellspring/events/fact';
import {
  PasswordChangedSchema,
  RightsChangedSchema,
  SessionsEndedSchema,
  SignInFailedSchema,
  SignInFailure,
  SignInLimitedSchema,
  SuspensionChangedSchema,
} from '@wellspring/events/generated/wellspring/security/v1/events_pb';
import { SECURITY_TOPIC } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Incident } from './domain/incident.ts';
import type { SignInOutcome } from './domain/sign-in-outcome.ts';
import type { User } from './domain/user.ts';

const UNKNOWN = 'unknown';

const keyOf = ({ account }: Incident): string => account ?? UNKNOWN;
const written = ({ account, network }: Incident) => ({
  incident: { account: account ?? '', network: network ?? '' },
});

const REASONS: Readonly<Record<Exclude<SignInOutcome, 'signed_in' | 'limited'>, SignInFailure>> = {
  wrong_password: SignInFailure.WRONG_PASSWORD,
  unknown_account: SignInFailure.UNKNOWN_ACCOUNT,
  invalid_link: SignInFailure.INVALID_LINK,
  suspended: SignInFailure.SUSPENDED,
};

/** What came of an attempt to sign in; null where it went well, which publishes no event. */
export const signInRefused = (outcome: SignInOutcome, incident: Incident): Fact | null => {
  if (outcome === 'signed_in') return null;
  if (outcome === 'limited') return fact(SECURITY_TOPIC, keyOf(incident), SignInLimitedSchema, written(incident));
  const content = { ...written(incident), reason: REASONS[outcome] };
  return fact(SECURITY_TOPIC, keyOf(incident), SignInFailedSchema, content);
};

/** Sessions ended before their time: all of an account, or that of one browser. */
export const sessionsEnded = (incident: Incident, isEverySession: boolean): Fact =>
  fact(SECURITY_TOPIC, keyOf(incident), SessionsEndedSchema, { ...written(incident), isEverySession });

const passwordChanged = (before: User, after: User, incident: Incident): Fact =>
  fact(SECURITY_TOPIC, keyOf(incident), PasswordChangedSchema, {
    ...written(incident),
    isReset: (before.reset !== null && after.reset === null) || (!before.isEmailVerified && after.isEmailVerified),
  });

const rightsChanged = ({ isAdmin, isOwner }: User, incident: Incident): Fact =>
  fact(SECURITY_TOPIC, keyOf(incident), RightsChangedSchema, { ...written(incident), isAdmin, isOwner });

const suspensionChanged = ({ suspension }: User, incident: Incident): Fact =>
  fact(SECURITY_TOPIC, keyOf(incident), SuspensionChangedSchema, {
    ...written(incident),
    isSuspended: suspension !== null,
  });

/** What a change of a member means for the safety of the account, whichever use case made it. */
export const securityFactsOf = (before: User, after: User, incident: Incident): readonly Fact[] => [
  ...(before.passwordHash !== after.passwordHash ? [passwordChanged(before, after, incident)] : []),
  ...(before.isAdmin !== after.isAdmin || before.isOwner !== after.isOwner ? [rightsChanged(after, incident)] : []),
  ...((before.suspension === null) !== (after.suspension === null) ? [suspensionChanged(after, incident)] : []),
  ...(before.sessionEpoch !== after.sessionEpoch ? [sessionsEnded(incident, true)] : []),
];
