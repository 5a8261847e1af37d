import {
  ErasedMemberSchema,
  file_wellspring_catalog_v1_events,
  LocationSchema,
  ProposalSchema,
} from './generated/wellspring/catalog/v1/events_pb.ts';
import { stateReader } from './state.ts';

/**
 * The state of a location that an event of catalog carries; null for an event that is not about one. Consumers of
 * locations need only the state: the name of the event says why it changed.
 * @throws AppError VALIDATION when the bytes are no such message
 */
export const locationIn = stateReader(
  file_wellspring_catalog_v1_events,
  LocationSchema,
  ({ locationId, revision }, { key }) => locationId !== '' && locationId === key && revision > 0n,
);

/** The member whom no place names any more; null for other events. @throws AppError VALIDATION as locationIn */
export const memberErasedFromCatalog = stateReader(
  file_wellspring_catalog_v1_events,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);

/** The proposal that an event of catalog carries; null for other events. @throws AppError VALIDATION as locationIn */
export const proposalIn = stateReader(
  file_wellspring_catalog_v1_events,
  ProposalSchema,
  ({ proposalId, locationId, revision }, { key }) => proposalId !== '' && locationId === key && revision > 0n,
);
