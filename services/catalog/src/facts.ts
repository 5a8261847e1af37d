import { actBy } from '@wellspring/events/acts';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationImportedSchema,
  LocationRatedSchema,
  LocationSubmittedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
  MemberErasedSchema,
  ProposalChangedSchema,
  ProposalDecidedSchema,
  ProposalDeletedSchema,
  ProposalKind,
  ProposalMadeSchema,
  ProposalStatus,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import { changesBetween } from './domain/changed-fields.ts';
import type { Location } from './domain/location.ts';
import type { Proposal } from './domain/proposal.ts';

const published = (location: Location, deleted = false) => ({
  location: {
    locationId: location.id,
    revision: BigInt(location.revision),
    categoryId: location.categoryId,
    country: location.country ?? '',
    isVerified: location.isVerified,
    isClaimed: location.isClaimed,
    submittedBy: location.submittedBy ?? '',
    createdAt: timestamp(location.createdAt),
    deleted,
    ratingRevision: BigInt(location.rating.revision),
    averageRating: location.rating.average,
    reviewCount: location.rating.count,
    photos: location.photos.map(({ id, key }) => ({ photoId: id, key })),
  },
});

type FactOf = (location: Location) => Fact;

/** The admin who changed a place, and what it was before; null: no admin did. */
export type Acting = { readonly by: string; readonly before: Location } | null;

const actOf = (location: Location, acting: Acting) =>
  acting === null ? {} : { act: actBy(acting.by, changesBetween(acting.before, location)) };

type ActFactOf = (location: Location, acting: Acting) => Fact;

export const locationSubmitted: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationSubmittedSchema, published(location));

export const locationImported: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationImportedSchema, published(location));

export const locationVerified: ActFactOf = (location, acting) =>
  fact(TOPICS.catalog, location.id, LocationVerifiedSchema, { ...published(location), ...actOf(location, acting) });

export const locationUnverified: ActFactOf = (location, acting) =>
  fact(TOPICS.catalog, location.id, LocationUnverifiedSchema, { ...published(location), ...actOf(location, acting) });

export const locationChanged = (location: Location, acting: Acting = null): Fact =>
  fact(TOPICS.catalog, location.id, LocationChangedSchema, { ...published(location), ...actOf(location, acting) });

/** A submitter changes their own place; any other editor is an admin, whose change is an act. */
export const locationPhotosChanged = (before: Location, after: Location, by: string): Fact => {
  const count = { field: 'photos', before: before.photos.length, after: after.photos.length };
  const act = by === before.submittedBy ? {} : { act: actBy(by, [count]) };
  return fact(TOPICS.catalog, after.id, LocationChangedSchema, { ...published(after), ...act });
};

export const locationRated: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationRatedSchema, published(location));

export const locationDeleted: ActFactOf = (location, acting) =>
  fact(TOPICS.catalog, location.id, LocationDeletedSchema, {
    ...published(location, true),
    ...actOf(location, acting),
  });

export const memberErased = (userId: string): Fact =>
  fact(TOPICS.catalog, userId, MemberErasedSchema, { member: { userId } });

const KINDS = {
  claim: ProposalKind.CLAIM,
  correction: ProposalKind.CORRECTION,
  photos: ProposalKind.PHOTOS,
} as const;
const STATUSES = {
  pending: ProposalStatus.PENDING,
  accepted: ProposalStatus.ACCEPTED,
  declined: ProposalStatus.DECLINED,
} as const;

const proposed = (proposal: Proposal, deleted = false) => ({
  proposal: {
    proposalId: proposal.id,
    revision: BigInt(proposal.revision),
    locationId: proposal.locationId,
    userId: proposal.userId,
    kind: KINDS[proposal.kind],
    status: STATUSES[proposal.status],
    createdAt: timestamp(proposal.createdAt),
    deleted,
  },
});

export const proposalMade = (proposal: Proposal): Fact =>
  fact(TOPICS.catalog, proposal.locationId, ProposalMadeSchema, proposed(proposal));

export const proposalChanged = (proposal: Proposal): Fact =>
  fact(TOPICS.catalog, proposal.locationId, ProposalChangedSchema, proposed(proposal));

export const proposalDecided = (proposal: Proposal, by: string): Fact =>
  fact(TOPICS.catalog, proposal.locationId, ProposalDecidedSchema, {
    ...proposed(proposal),
    act: actBy(by, [{ field: 'status', before: 'pending', after: proposal.status }]),
  });

export const proposalDeleted = (proposal: Proposal): Fact =>
  fact(TOPICS.catalog, proposal.locationId, ProposalDeletedSchema, proposed(proposal, true));
