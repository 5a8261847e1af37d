import {
  ContactMessageSchema,
  file_wellspring_moderation_v1_events,
} from './generated/wellspring/moderation/v1/events_pb.ts';
import { stateReader } from './state.ts';

/** The message to those who keep the site that an event of moderation is about; null for others. @throws AppError VALIDATION when it cannot be read */
export const contactMessageIn = stateReader(
  file_wellspring_moderation_v1_events,
  ContactMessageSchema,
  ({ messageId, revision }, { key }) => messageId !== '' && messageId === key && revision > 0n,
);
