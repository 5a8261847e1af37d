import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { Rating, Review } from './domain/review.ts';

type ReviewPage = { readonly reviews: readonly Review[]; readonly total: number };

/** Reviews at rest. Each write stores the facts it causes in the same document. */
export type ReviewStore = {
  /** @throws AppError CONFLICT when this member has reviewed this place before */
  insert(review: Review, facts: readonly Fact[], idempotencyKey: string | null): Promise<void>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: Review, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: Review, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<Review | null>;
  findMany(ids: readonly string[]): Promise<readonly Review[]>;
  /** the review that this member's call with this key made */
  findByKey(userId: string, idempotencyKey: string): Promise<Review | null>;
  /** which of these pictures belong to a review */
  photoKeysAmong(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** So many keys of photos that reviews have. */
  somePhotoKeys(limit: number): Promise<readonly string[]>;
  ofMember(userId: string, locationIds: readonly string[]): Promise<readonly Review[]>;
  /** hidden or not, newest first */
  pageOfMember(userId: string, limit: number, offset: number): Promise<ReviewPage>;
  /** all of them, in no promised order */
  allOfMember(userId: string): Promise<readonly Review[]>;
  /** of a place, hidden or not, in no promised order */
  someOfLocation(locationId: string, limit: number): Promise<readonly Review[]>;
  /** those that are shown, newest first */
  ofLocation(locationId: string, limit: number, offset: number): Promise<ReviewPage>;
  /** by the reviews that are shown */
  ratingsGiven(locationId: string): Promise<readonly number[]>;
  /** places with a review whose ids come after this one, in their order */
  placesAfter(locationId: string, limit: number): Promise<readonly string[]>;
};

/** The ratings of places. */
export type RatingStore = {
  find(locationId: string): Promise<Rating>;
  /** those of places whose ids come after this one, in their order */
  after(locationId: string, limit: number): Promise<readonly Rating[]>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: Rating, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};

/** Counts what a member does. @throws AppError RATE_LIMITED */
export type CountCalls = (limit: Limit, memberId: string) => Promise<void>;
