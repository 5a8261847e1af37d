import { VISIT_STATUSES, type VisitStatus } from '@wellspring/rest-contract/visit-rules';
import { choiceOf } from './choice.ts';
import {
  ErasedMemberSchema,
  FavoriteSchema,
  file_wellspring_lists_and_badges_v1_events,
  TripListSchema,
  type Visit,
  VisitSchema,
} from './generated/wellspring/lists_and_badges/v1/events_pb.ts';
import { stateReader } from './state.ts';

const FILE = file_wellspring_lists_and_badges_v1_events;

/** The list that an event of lists-and-badges carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const tripListIn = stateReader(
  FILE,
  TripListSchema,
  ({ tripListId, revision }, { key }) => tripListId !== '' && tripListId === key && revision > 0n,
);

/** The favorite that an event of lists-and-badges carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const favoriteIn = stateReader(
  FILE,
  FavoriteSchema,
  ({ userId, locationId, revision }, { key }) => locationId !== '' && userId === key && revision > 0n,
);

/** The visit that an event of lists-and-badges carries; null for others. @throws AppError VALIDATION when it cannot be read */
export const visitIn = stateReader(
  FILE,
  VisitSchema,
  ({ userId, locationId, revision }, { key }) => locationId !== '' && userId === key && revision > 0n,
);

/** The status that a visit has; null: one of a later release. */
export const visitStatusOf = ({ visitStatus }: Pick<Visit, 'visitStatus'>): VisitStatus | null =>
  choiceOf(VISIT_STATUSES, visitStatus);

/** The member of whom lists-and-badges keeps nothing any more; null for other events. @throws AppError VALIDATION when it cannot be read */
export const memberErasedFromLists = stateReader(
  FILE,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);
