import { REPORT_STATUSES, type ReportStatus } from '@wellspring/rest-contract/report-limits';
import { choiceOf } from './choice.ts';
import {
  ErasedMemberSchema,
  file_wellspring_moderation_v1_events,
  type Report,
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

/** The status that a report has; null: one of a later release. */
export const reportStatusOf = ({ status }: Pick<Report, 'status'>): ReportStatus | null =>
  choiceOf(REPORT_STATUSES, status);

/** The member whom no report names any more; null for other events. @throws AppError VALIDATION as reportIn */
export const memberErasedFromModeration = stateReader(
  FILE,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);
