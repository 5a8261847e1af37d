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
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Location } from './domain/location.ts';

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
  },
});

type FactOf = (location: Location) => Fact;

export const locationSubmitted: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationSubmittedSchema, published(location));

export const locationImported: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationImportedSchema, published(location));

export const locationVerified: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationVerifiedSchema, published(location));

export const locationUnverified: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationUnverifiedSchema, published(location));

export const locationChanged: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationChangedSchema, published(location));

export const locationRated: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationRatedSchema, published(location));

export const locationDeleted: FactOf = (location) =>
  fact(TOPICS.catalog, location.id, LocationDeletedSchema, published(location, true));

export const memberErased = (userId: string): Fact =>
  fact(TOPICS.catalog, userId, MemberErasedSchema, { member: { userId } });
