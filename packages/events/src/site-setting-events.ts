import {
  file_wellspring_moderation_v1_events,
  SiteSettingSchema,
} from './generated/wellspring/moderation/v1/events_pb.ts';
import { stateReader } from './state.ts';

/** The setting of the site that an event of moderation carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const siteSettingIn = stateReader(
  file_wellspring_moderation_v1_events,
  SiteSettingSchema,
  ({ key, revision }, event) => key !== '' && key === event.key && revision > 0n,
);
