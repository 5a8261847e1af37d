import type { Fact } from '@wellspring/platform/bus/port';
import { decode } from './fact.ts';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationImportedSchema,
  LocationSubmittedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
  type Location,
} from './generated/wellspring/catalog/v1/events_pb.ts';

const SCHEMAS = [
  LocationSubmittedSchema,
  LocationImportedSchema,
  LocationVerifiedSchema,
  LocationUnverifiedSchema,
  LocationChangedSchema,
  LocationDeletedSchema,
];

/**
 * The state of a place that any of catalog's events carries, or null for a type this version does not know. Whoever
 * follows places needs only the state: the name of the event says why it changed.
 * @throws AppError VALIDATION when the bytes are not such a message
 */
export const locationIn = (message: Fact): Location | null => {
  const schema = SCHEMAS.find(({ typeName }) => typeName === message.type);
  return schema ? (decode(schema, message).location ?? null) : null;
};
