import type { Fact } from '@wellspring/platform/bus/port';
import type { ProposalKind, ProposalStatus } from '@wellspring/rest-contract/proposal-rules';
import type { Proposal } from './domain/proposal.ts';
import type { Page } from './domain/search/query.ts';

/** What members propose, at rest. Each write stores the facts it causes in the same document. */
export type ProposalStore = {
  /** @throws AppError CONFLICT when this member has an open one of this kind for this place */
  insert(proposal: Proposal, facts: readonly Fact[], idempotencyKey: string | null): Promise<void>;
  /** Writes only if the revision still is the one that was read; false: somebody was faster. */
  replace(next: Proposal, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: Proposal, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** Marks that the accepted values are written to the place. */
  markApplied(id: string): Promise<void>;
  find(id: string): Promise<Proposal | null>;
  findByKey(userId: string, idempotencyKey: string): Promise<Proposal | null>;
  /** The one of a kind that waits, of a member at a place. */
  findOpen(userId: string, locationId: string, kind: ProposalKind): Promise<Proposal | null>;
  /** Which of these pictures wait to become a place's. */
  photoKeysAmong(keys: readonly string[]): Promise<ReadonlySet<string>>;
  somePhotoKeys(limit: number): Promise<readonly string[]>;
  /** The one that waits longest first. */
  page(query: {
    readonly kind: ProposalKind | null;
    readonly status: ProposalStatus | null;
    readonly limit: number;
    readonly offset: number;
  }): Promise<Page<Proposal>>;
  /** The newest first. */
  pageOfMember(userId: string, page: { readonly limit: number; readonly offset: number }): Promise<Page<Proposal>>;
  ofMemberAt(userId: string, locationId: string, newest: number): Promise<readonly Proposal[]>;
  /** in no promised order */
  ofMember(userId: string, limit?: number): Promise<readonly Proposal[]>;
  someAt(locationId: string, limit: number): Promise<readonly Proposal[]>;
};
