import { decode } from '@wellspring/events/fact';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationImportedSchema,
  LocationSubmittedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Touched } from '../use-cases/index-locations.ts';

const SCHEMAS = [
  LocationSubmittedSchema,
  LocationImportedSchema,
  LocationVerifiedSchema,
  LocationUnverifiedSchema,
  LocationChangedSchema,
  LocationDeletedSchema,
];

const touchedBy = (message: Message): Touched[] => {
  const schema = SCHEMAS.find(({ typeName }) => typeName === message.type);
  if (!schema) return [];
  const { location } = decode(schema, message);
  return location ? [{ id: location.locationId, revision: Number(location.revision) }] : [];
};

/** Search and map follow every change of a place. Own facts only name the place; many are handled in one round trip. */
export const searchConsumer = (indexLocations: (touched: readonly Touched[]) => Promise<void>): Consumer => ({
  group: 'catalog.search',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => indexLocations(messages.flatMap(touchedBy)),
});
