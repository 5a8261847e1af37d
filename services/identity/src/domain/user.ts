import { AppError } from '@wellspring/errors';
import { isLanguage, type Language } from '@wellspring/words/languages';
import { say } from '@wellspring/words/message';

import type { Photo } from './photo.ts';
import type { MailedToken } from './tokens.ts';

/** Why a member may not sign in. */
export type Suspension = {
  /** member id of the admin or owner */
  readonly by: string;
  /** as the admin wrote it; the member reads it when they sign in */
  readonly reason: string;
  readonly at: Date;
};

/** A member. Their rights and data; shown as a whole only to themselves. */
export type User = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  /** as it was typed */
  readonly email: string;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** in which they are mailed: that of their browser when they joined, or what they chose */
  readonly language: Language;
  readonly photo: Photo | null;
  /** as the hasher wrote it, with its parameters */
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
  readonly isEmailVerified: boolean;
  readonly hasCompletedOnboarding: boolean;
  /** an admin is mailed what waits, once a day */
  readonly getsDigest: boolean;
  /** null: not suspended */
  readonly suspension: Suspension | null;
  /** a session that began in an earlier epoch has ended */
  readonly sessionEpoch: number;
  /** the link that confirms the e-mail; null: none was mailed yet */
  readonly verification: MailedToken | null;
  /** the link that resets the password, until it is used */
  readonly reset: MailedToken | null;
  /** the day (UTC) of the last use of a session, such as 2026-05-01; null: not known. No change of the member: it has no revision */
  readonly lastSeenOn: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type Names = Pick<User, 'username' | 'firstName' | 'lastName'>;

type NewUser = Names & Pick<User, 'id' | 'email' | 'passwordHash' | 'language'>;

/** A new member: without rights, with an unconfirmed e-mail. */
export const newUser = (given: NewUser, now: Date): User => ({
  ...given,
  revision: 1,
  photo: null,
  isAdmin: false,
  isOwner: false,
  isEmailVerified: false,
  hasCompletedOnboarding: false,
  getsDigest: true,
  suspension: null,
  sessionEpoch: 1,
  verification: null,
  reset: null,
  lastSeenOn: dayOf(now),
  createdAt: now,
  updatedAt: now,
});

/** A day in UTC, such as 2026-05-01. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A later state of the member. */
export const changed = (user: User, change: Partial<User>, now: Date): User => ({
  ...user,
  ...change,
  revision: user.revision + 1,
  updatedAt: now,
});

/** As `changed`, where every session that runs is to end: another password, a right that is withdrawn. */
export const changedEndingSessions = (user: User, change: Partial<User>, now: Date): User =>
  changed(user, { ...change, sessionEpoch: user.sessionEpoch + 1 }, now);

/** By what an e-mail address is the same as another: case and the way letters are composed do not count. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** By what a username is the same as another. */
export const usernameKey = (username: string): string => username.toLowerCase();

export const emailIsConfirmed = (): AppError => new AppError('CONFLICT', say('identityErrors.emailConfirmedAlready'));

/** The chosen language of a member. @throws AppError VALIDATION for one that the product does not speak */
export const checkLanguage = (given: string): Language => {
  if (isLanguage(given)) return given;
  throw new AppError('VALIDATION', say('identityErrors.languageUnknown'), { field: 'language' });
};

export const userNotFound = (): AppError => new AppError('NOT_FOUND', say('identityErrors.userNotFound'));
