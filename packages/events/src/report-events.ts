import {
  ErasedMemberSchema,
  file_wellspring_moderation_v1_events,
  ReportSchema,
} from './generated/wellspring/moderation/v1/events_pb.ts';
import { stateReader } from './state.ts';

const FILE = file_wellspring_moderation_v1_events;

/** The report that an event of moderation carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const reportIn = stateReader(
  FILE,
  ReportSchema,
  ({ reportId, revision }, { key }) => reportId !== '' && reportId === key && revision > 0n,
);

/** The member whom no report names any more; null for other events. @throws AppError VALIDATION as reportIn */
export const memberErasedFromModeration = stateReader(
  FILE,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);
