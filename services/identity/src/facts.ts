import { actBy } from '@wellspring/events/acts';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  EmailVerifiedSchema,
  PasswordChangedSchema,
  PasswordResetRequestedSchema,
  ProfileChangedSchema,
  RightsChangedSchema,
  SessionEndedSchema,
  SignInLinkRequestedSchema,
  UserDeletedSchema,
  UserRegisteredSchema,
  UserRestoredSchema,
  UserSuspendedSchema,
  VerificationRequestedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { User } from './domain/user.ts';

/** Ids, rights and flags: no name, no address, no hash. */
const published = (user: User, deleted = false) => ({
  user: {
    userId: user.id,
    revision: BigInt(user.revision),
    isAdmin: user.isAdmin,
    isOwner: user.isOwner,
    isEmailVerified: user.isEmailVerified,
    createdAt: timestamp(user.createdAt),
    isSuspended: user.suspension !== null,
    deleted,
  },
});

type FactOf = (user: User) => Fact;

export const userRegistered: FactOf = (user) => fact(TOPICS.identity, user.id, UserRegisteredSchema, published(user));

export const profileChanged: FactOf = (user) => fact(TOPICS.identity, user.id, ProfileChangedSchema, published(user));

export const passwordChanged: FactOf = (user) => fact(TOPICS.identity, user.id, PasswordChangedSchema, published(user));

export const emailVerified: FactOf = (user) => fact(TOPICS.identity, user.id, EmailVerifiedSchema, published(user));

/** Rights that changed by themselves: at the command of who keeps the machine. */
export const rightsChanged: FactOf = (user) => fact(TOPICS.identity, user.id, RightsChangedSchema, published(user));

/** A flag that an admin or owner turned: what it was before is its opposite. */
const turned = (by: string, field: string, isOn: boolean) => actBy(by, [{ field, before: !isOn, after: isOn }]);

export const adminChanged = (user: User, by: string): Fact =>
  fact(TOPICS.identity, user.id, RightsChangedSchema, {
    ...published(user),
    act: turned(by, 'isAdmin', user.isAdmin),
  });

export const userSuspended = (user: User, by: string): Fact =>
  fact(TOPICS.identity, user.id, UserSuspendedSchema, { ...published(user), act: turned(by, 'isSuspended', true) });

export const userRestored = (user: User, by: string): Fact =>
  fact(TOPICS.identity, user.id, UserRestoredSchema, { ...published(user), act: turned(by, 'isSuspended', false) });

export const userDeleted: FactOf = (user) => fact(TOPICS.identity, user.id, UserDeletedSchema, published(user, true));

export const verificationRequested: FactOf = (user) =>
  fact(TOPICS.identity, user.id, VerificationRequestedSchema, published(user));

export const passwordResetRequested = (requestId: string): Fact =>
  fact(TOPICS.identity, requestId, PasswordResetRequestedSchema, { passwordReset: { requestId } });

export const signInLinkRequested = (requestId: string): Fact =>
  fact(TOPICS.identity, requestId, SignInLinkRequestedSchema, { passwordReset: { requestId } });

export const sessionEnded = (sessionId: string): Fact =>
  fact(TOPICS.identity, sessionId, SessionEndedSchema, { session: { sessionId } });
