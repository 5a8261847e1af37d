import {
  file_wellspring_moderation_v1_events,
  HeroImageSchema,
} from './generated/wellspring/moderation/v1/events_pb.ts';
import { stateReader } from './state.ts';

/** The hero image that an event of moderation carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const heroImageIn = stateReader(
  file_wellspring_moderation_v1_events,
  HeroImageSchema,
  ({ imageId, revision }, event) => imageId !== '' && imageId === event.key && revision > 0n,
);
