import {
  BadgeSchema,
  file_wellspring_lists_and_badges_v1_events,
} from './generated/wellspring/lists_and_badges/v1/events_pb.ts';
import { stateReader } from './state.ts';

/** The badge that an event of lists-and-badges carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const badgeIn = stateReader(
  file_wellspring_lists_and_badges_v1_events,
  BadgeSchema,
  ({ userId, badgeType, revision }, { key }) => badgeType !== '' && userId === key && revision > 0n,
);
