import type { Fact } from '@wellspring/platform/bus/port';
import type { Arrival, ArrivalKind } from './domain/arrival.ts';
import type { DailyTotals, PlaceViews } from './domain/daily-totals.ts';
import type { PageView } from './domain/page-view.ts';
import type { Seen, SeenLocation } from './domain/stats.ts';
import type { UtcDay } from './domain/utc-day.ts';

/** The replica of locations, from events only. */
export type LocationStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(locations: readonly SeenLocation[]): Promise<void>;
  totals(): Promise<{ readonly locations: number; readonly countries: number }>;
  /** which of these are published */
  publishedAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
};

/** The replica of members, or of reviews, from events only. */
export type CountedStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(seen: readonly Seen[]): Promise<void>;
  total(): Promise<number>;
};

/** Rows of page views. Each has its id already: a write that is repeated writes nothing twice. */
export type PageViewStore = {
  insert(views: readonly PageView[]): Promise<void>;
  countOn(day: UtcDay): Promise<number>;
  /** of a member, the newest first */
  ofMember(userId: string, limit: number): Promise<readonly PageView[]>;
  /** Removes the member from every row. */
  forgetMember(userId: string): Promise<void>;
  removeBefore(moment: Date): Promise<void>;
};

/** A view that wants to be counted. */
export type ViewClaim = { readonly key: string; readonly at: Date };

/** The views that were counted just now, in any process. */
export type ClaimStore = {
  /** Answers for each whether it is the first of its key in the time of one view; of two, whichever process asks, one is. */
  claim(claims: readonly ViewClaim[]): Promise<readonly boolean[]>;
  /** Forgets some of those that were counted before a moment. Answers how many. */
  forgetBefore(moment: Date, most: number): Promise<number>;
};

/** Who has been active, by day; stored until the day is counted. */
export type ActivePeopleStore = {
  /** Answers how many of them are new on that day. */
  add(day: UtcDay, people: readonly string[]): Promise<number>;
  countOn(day: UtcDay): Promise<number>;
  removeBefore(day: UtcDay): Promise<void>;
};

export type DayTally = { readonly pageViews: number; readonly activeUsers: number };

/** How much was looked at, by day. */
export type TallyStore = {
  add(day: UtcDay, more: DayTally): Promise<void>;
  find(day: UtcDay): Promise<DayTally>;
  /** days before this one that have not been closed, the oldest first */
  openBefore(day: UtcDay): Promise<readonly UtcDay[]>;
  /** Sets what a day came to, for good. */
  close(day: UtcDay, counted: DayTally): Promise<void>;
};

/** How often each place was looked at. */
export type PlaceViewsStore = {
  add(day: UtcDay, views: ReadonlyMap<string, number>): Promise<void>;
  /** those that were looked at most, roughly in order: days that are over may still count until they are trimmed */
  top(limit: number, offset: number): Promise<readonly PlaceViews[]>;
  /** Forgets the days before this one. */
  trimBefore(day: UtcDay): Promise<void>;
};

/** The secrets that people are hashed with, one a day. */
export type SaltStore = {
  /** the salt of a day, the same in every process; made where there is none yet */
  of(day: UtcDay): Promise<string>;
  /** Throws the salts of earlier days away. */
  removeBefore(day: UtcDay): Promise<void>;
};

/** A pseudonym for a person, which without the salt does not show who it is. */
export type HashWith = (salt: string, text: string) => string;

/** What was created on each day, from events only. */
export type ArrivalStore = {
  /** Keeps each once: safe to repeat, in any order. */
  add(arrivals: readonly Arrival[]): Promise<void>;
  countOn(kind: ArrivalKind, day: UtcDay): Promise<number>;
  /** every day on which something came, in no promised order */
  days(): Promise<readonly UtcDay[]>;
};

/** The totals of days. Each write stores the fact that it causes beside it. */
export type DailyTotalsStore = {
  /** as they are, or empty */
  find(day: UtcDay): Promise<DailyTotals>;
  /** those that there are, in no promised order */
  findMany(days: readonly UtcDay[]): Promise<readonly DailyTotals[]>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: DailyTotals, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};

/** Members who have deleted their account. */
export type DeletedMembers = {
  /** which of these have */
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Lets only one process at a time do a task. */
export type Turns = {
  /** Whether this process gets the turn; then no other process does for this time. */
  take(what: string, milliseconds: number): Promise<boolean>;
};

/** Does what a store that is away cannot do, as soon as it can. @throws what is no absence */
export type Persist = <T>(work: () => Promise<T>) => Promise<T>;
