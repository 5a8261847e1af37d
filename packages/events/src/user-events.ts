import {
  file_wellspring_identity_v1_events,
  PasswordResetSchema,
  SessionSchema,
  UserSchema,
} from './generated/wellspring/identity/v1/events_pb.ts';
import { stateReader } from './state.ts';

/**
 * The state of a member that an event of identity carries; null for an event that is not about one.
 * @throws AppError VALIDATION when the bytes are no such message
 */
export const userIn = stateReader(
  file_wellspring_identity_v1_events,
  UserSchema,
  ({ userId, revision }, { key }) => userId !== '' && userId === key && revision > 0n,
);

/** The request for a mailed link that an event of identity carries; null for others. @throws AppError VALIDATION as userIn */
export const passwordResetIn = stateReader(
  file_wellspring_identity_v1_events,
  PasswordResetSchema,
  ({ requestId }, { key }) => requestId !== '' && requestId === key,
);

/** The session that an event of identity says has ended; null for others. @throws AppError VALIDATION as userIn */
export const endedSessionIn = stateReader(
  file_wellspring_identity_v1_events,
  SessionSchema,
  ({ sessionId }, { key }) => sessionId !== '' && sessionId === key,
);
