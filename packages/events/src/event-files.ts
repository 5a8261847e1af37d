import { file_wellspring_analytics_v1_events } from './generated/wellspring/analytics/v1/events_pb.ts';
import { file_wellspring_catalog_v1_events } from './generated/wellspring/catalog/v1/events_pb.ts';
import { file_wellspring_identity_v1_events } from './generated/wellspring/identity/v1/events_pb.ts';
import { file_wellspring_lists_and_badges_v1_events } from './generated/wellspring/lists_and_badges/v1/events_pb.ts';
import { file_wellspring_moderation_v1_events } from './generated/wellspring/moderation/v1/events_pb.ts';
import { file_wellspring_reviews_v1_events } from './generated/wellspring/reviews/v1/events_pb.ts';

/** The contracts of all events: a file for each service. */
export const EVENT_FILES = [
  file_wellspring_analytics_v1_events,
  file_wellspring_catalog_v1_events,
  file_wellspring_identity_v1_events,
  file_wellspring_lists_and_badges_v1_events,
  file_wellspring_moderation_v1_events,
  file_wellspring_reviews_v1_events,
];
