import { fact, timestamp } from '@wellspring/events/fact';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationImportedSchema,
  LocationSubmittedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
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
  },
});

type Tell = (location: Location) => Fact;

export const locationSubmitted: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationSubmittedSchema, published(location));

export const locationImported: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationImportedSchema, published(location));

export const locationVerified: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationVerifiedSchema, published(location));

export const locationUnverified: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationUnverifiedSchema, published(location));

export const locationChanged: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationChangedSchema, published(location));

export const locationDeleted: Tell = (location) =>
  fact(TOPICS.catalog, location.id, LocationDeletedSchema, published(location, true));
