import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { MemberFilter, MemberSort } from '@wellspring/rest-contract/member-rules';
import type { Deletion, LeavingOwners } from './domain/deletion.ts';
import type { BrowserOwner } from './domain/recognized-browser.ts';
import type { Incident } from './domain/incident.ts';
import type { Waiting } from './domain/notices.ts';
import type { Session } from './domain/session.ts';
import type { SignInLink } from './domain/sign-in-link.ts';
import type { SignInAttempt } from './domain/sign-in-outcome.ts';
import type { User } from './domain/user.ts';

/** Members at rest. Each write stores the facts it causes in the same document. */
export type UserStore = {
  /** @throws AppError CONFLICT in words that say which is taken, the e-mail or the username */
  insert(user: User, facts: readonly Fact[]): Promise<void>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. @throws AppError CONFLICT for a username that is taken */
  replace(next: User, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: User, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** Notes that the member was here on a day; an earlier day than the one that is known changes nothing. */
  noteSeen(id: string, day: string): Promise<void>;
  /** Admins who want to be mailed what waits, and were not on this day. */
  digestReaders(day: string): Promise<readonly User[]>;
  /** Notes that an admin is mailed on a day; false: they were. */
  claimDigest(id: string, day: string): Promise<boolean>;
  /** Undoes that: the mail was not sent. */
  releaseDigest(id: string, day: string): Promise<void>;
  owners(): Promise<readonly string[]>;
  find(id: string): Promise<User | null>;
  findMany(ids: readonly string[]): Promise<readonly User[]>;
  /** those of these pictures that belong to a member */
  photoKeysAmong(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** So many keys of portraits that members have. */
  somePhotoKeys(limit: number): Promise<readonly string[]>;
  findByEmail(email: string): Promise<User | null>;
  /** who has this username, however it is written */
  findByUsername(username: string): Promise<User | null>;
};

type UserQuery = {
  /** each begins one of theirs; none: everybody */
  readonly terms: readonly string[];
  readonly filter: MemberFilter;
  readonly sort: MemberSort;
  readonly limit: number;
  readonly offset: number;
};
export type UserPage = { readonly users: readonly User[]; readonly total: number };

/** The members as a list for those who keep the site, by index. */
export type UserDirectory = { page(query: UserQuery): Promise<UserPage> };

export type WaitingKind = keyof Waiting;
/** Something that waits for those who keep the site, or does not any more. */
export type WaitingItem = {
  readonly kind: WaitingKind;
  readonly id: string;
  readonly revision: number;
  readonly isWaiting: boolean;
};

/** What waits for a decision, from events: without texts of members. */
export type WaitingStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(items: readonly WaitingItem[]): Promise<void>;
  /** which of these ids are stored */
  existing(kind: WaitingKind, ids: readonly string[]): Promise<ReadonlySet<string>>;
  counts(): Promise<Waiting>;
};

/** Links that sign in, at rest. */
export type SignInLinkStore = {
  insert(link: SignInLink): Promise<void>;
  /** the one of a member that was made last; null: there is none */
  newestOf(userId: string): Promise<SignInLink | null>;
  /** Removes a link and returns it; of several calls at once only one gets it. null: there is none */
  take(hash: string): Promise<SignInLink | null>;
  removeOfUser(userId: string): Promise<void>;
};

export type SessionStore = {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  /** all of a member that have not been ended, the last used first; some may be too old to be used */
  ofUser(userId: string): Promise<readonly Session[]>;
  /** Notes a use. A session that has ended meanwhile stays ended. */
  renew(session: Session): Promise<void>;
  /** Ends a session; one that is none has ended already, and is no fact. */
  end(id: string, facts: readonly Fact[]): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
};

/** The receipts of deleted accounts. */
export type DeletionStore = {
  /** false: this member has one */
  insert(deletion: Deletion): Promise<boolean>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: Deletion, readRevision: number): Promise<boolean>;
  find(id: string): Promise<Deletion | null>;
  findByUser(userId: string): Promise<Deletion | null>;
};

/** The reservation that keeps the last owner: one document. */
export type LeavingOwnersStore = {
  find(): Promise<LeavingOwners>;
  replace(next: LeavingOwners, readRevision: number): Promise<boolean>;
};

/** Hashes passwords, some at a time. @throws AppError UNAVAILABLE when too many wait */
export type PasswordHasher = {
  /** Before anything is counted or looked up for a password that could not be hashed. @throws AppError UNAVAILABLE when too many wait */
  checkRoom(): void;
  hash(password: string): Promise<string>;
  /** `hash` null: there is no account; takes the same time, and returns false */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Tokens that only we can make. */
export type SessionTokens = {
  make(): { readonly token: string; readonly sessionId: string };
  /** The session that a token names; null when we did not make it. `renewed`: the same token signed with the newest key. */
  read(token: string): { readonly sessionId: string; readonly renewed: string } | null;
};

/**
 * Counts attempts by who makes them: an address, an account, or several of these together, none of which is stored in plain text. Where one of
 * them is unknown (undefined), nothing is counted.
 */
export type Attempts = {
  /** @throws AppError RATE_LIMITED when there were too many */
  count(limit: Limit, ...who: readonly (string | undefined)[]): Promise<void>;
  /** Removes one attempt that was counted by mistake. */
  takeBack(limit: Limit, ...who: readonly (string | undefined)[]): Promise<void>;
  /** Forgets all attempts of the current window. */
  clear(limit: Limit, ...who: readonly (string | undefined)[]): Promise<void>;
};

/** Security events of accounts, for those who monitor the site. */
export type SecurityWatch = {
  /** Notes an attempt to sign in; never fails. */
  readonly noteSignIn: (attempt: SignInAttempt) => Promise<void>;
  /** `account`: as limits count by it; null: not known. `address`: undefined: not known */
  readonly incidentOf: (account: string | null, address: string | undefined) => Incident;
  /** The same of a session that ends by itself; null where that was published just now. */
  readonly sessionIncident: (account: string, address: string | undefined) => Incident | null;
};

/** Tokens of recognized browsers. `held`: the value of the cookie, unverified. */
export type BrowserTokens = {
  /** The id of a browser, when this member signed in with it; null when not. */
  idOf(held: string, owner: BrowserOwner): string | null;
  /** What the cookie is to hold from now on: this member, beside others who signed in with the browser. */
  add(held: string, owner: BrowserOwner): string;
};

/** Requests for a link to reset a password: stored until it is mailed. */
export type ResetRequestStore = {
  insert(id: string, email: string, facts: readonly Fact[]): Promise<void>;
  /** the requested address */
  find(id: string): Promise<string | null>;
  /** all that wait, by requested address */
  waiting(): Promise<readonly { readonly id: string; readonly email: string }[]>;
  remove(id: string): Promise<void>;
};

/** Tokens of links that are mailed: only a hash of them is stored. */
export type MailTokens = {
  make(userId: string): { readonly token: string; readonly hash: string };
  /** null when it cannot be one of ours */
  read(token: string): { readonly userId: string; readonly hash: string } | null;
};

/** Whether a password, in small letters, is among the commonest: those are tried first. */
export type IsCommonPassword = (password: string) => Promise<boolean>;
