import {
  DailyTotalsSchema,
  ErasedMemberSchema,
  file_wellspring_analytics_v1_events,
} from './generated/wellspring/analytics/v1/events_pb.ts';
import { stateReader } from './state.ts';

/** The totals of a day that an event of analytics carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const dailyTotalsIn = stateReader(
  file_wellspring_analytics_v1_events,
  DailyTotalsSchema,
  ({ date, revision }, { key }) => date !== '' && date === key && revision > 0n,
);

/** The member whom no page view names any more; null for other events. @throws AppError VALIDATION as dailyTotalsIn */
export const memberErasedFromAnalytics = stateReader(
  file_wellspring_analytics_v1_events,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);
