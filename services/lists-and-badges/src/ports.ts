import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { Holder } from './domain/badge.ts';
import type { Contribution } from './domain/contribution.ts';
import type { Mark } from './domain/mark.ts';
import type { TripList } from './domain/trip-list.ts';

/** A page of places, the last marked first. */
type MarkedPage = { readonly marks: readonly Mark[]; readonly total: number };

/** Marks at rest, each one document under its natural key that is never removed. Each write stores the facts it causes beside it. */
export type MarkStore = {
  /** as it is, or unmarked */
  find(userId: string, locationId: string): Promise<Mark>;
  findMany(userId: string, locationIds: readonly string[]): Promise<readonly Mark[]>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: Mark, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** The member whose mark of a place was last written under this pseudonym; null: there is none. */
  memberWhoWrote(pseudonym: string, locationId: string): Promise<string | null>;
  /** all of them, in no promised order */
  allOfMember(userId: string): Promise<readonly Mark[]>;
  removeOfMember(userId: string): Promise<void>;
  removeOfLocation(locationId: string): Promise<void>;
  /** how many members saved a place */
  favoritesAt(locationId: string): Promise<number>;
  /** how many have been there or want to go */
  visitsAt(locationId: string): Promise<number>;
  favorites(userId: string, limit: number, offset: number): Promise<MarkedPage>;
  /** undefined: visited and planned alike */
  visits(
    userId: string,
    status: Exclude<Mark['visitStatus'], 'none'> | undefined,
    limit: number,
    offset: number,
  ): Promise<MarkedPage>;
};

/**
 * The random ids that name members in events of likes and visits, which are stored for ever. They are removed with the account: after that,
 * these events lead to no member.
 */
export type PseudonymStore = {
  /** Makes one for a member who has none. Who writes twice at once may get two: both are theirs. */
  of(userId: string): Promise<string>;
  /** the members of these, where they are known */
  members(pseudonyms: readonly string[]): Promise<ReadonlyMap<string, string>>;
  removeOfMember(userId: string): Promise<void>;
};

export type TripListPage = { readonly lists: readonly TripList[]; readonly total: number };

/** Trip lists at rest. Each write stores the facts it causes in the same document. */
export type TripListStore = {
  /** false: this member's call with this key has made one before, or the share code is taken */
  insert(list: TripList, facts: readonly Fact[], idempotencyKey: string | null): Promise<boolean>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: TripList, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: TripList, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(idOrShareCode: string): Promise<TripList | null>;
  /** those of these ids that exist */
  findMany(ids: readonly string[]): Promise<readonly TripList[]>;
  /** the list that this member's call with this key made */
  findByKey(userId: string, idempotencyKey: string): Promise<TripList | null>;
  /** newest first */
  ofMember(userId: string, limit: number, offset: number): Promise<TripListPage>;
  /** all of them, in no promised order */
  allOfMember(userId: string): Promise<readonly TripList[]>;
  /** public ones that have a word beginning with each of `words`, newest first; without words, all of them */
  published(words: readonly string[], limit: number, offset: number): Promise<TripListPage>;
  /** which have this place in them, in no promised order */
  someWithLocation(locationId: string, limit: number): Promise<readonly TripList[]>;
  countWithLocation(locationId: string): Promise<number>;
};

/** Counts what a member does. @throws AppError RATE_LIMITED */
export type CountCalls = (limit: Limit, memberId: string) => Promise<void>;

/** The stored contributions of members: one row for each. */
export type ContributionStore = {
  /** Keeps what the events say together with what is known: safe to repeat, in any order. */
  merge(received: Contribution): Promise<void>;
  ofMember(userId: string): Promise<readonly Contribution[]>;
  removeOfMember(userId: string): Promise<void>;
};

/** The badges of members, one document each. Each write stores the facts it causes beside it. */
export type HolderStore = {
  /** as it is, or without any badge */
  find(userId: string): Promise<Holder>;
  findMany(userIds: readonly string[]): Promise<readonly Holder[]>;
  /** those whose ids come after this one, in their order */
  after(userId: string, limit: number): Promise<readonly Holder[]>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: Holder, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};
