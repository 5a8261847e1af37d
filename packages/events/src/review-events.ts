import {
  ErasedMemberSchema,
  file_wellspring_reviews_v1_events,
  RatingSchema,
  ReviewSchema,
} from './generated/wellspring/reviews/v1/events_pb.ts';
import { stateReader } from './state.ts';

/**
 * The state of a review that an event of reviews carries; null for an event that is not about one.
 * @throws AppError VALIDATION when the bytes are no such message
 */
export const reviewIn = stateReader(
  file_wellspring_reviews_v1_events,
  ReviewSchema,
  ({ reviewId, locationId, revision }, { key }) => reviewId !== '' && locationId === key && revision > 0n,
);

/** The rating of a place that an event of reviews carries; null for others. @throws AppError VALIDATION as reviewIn */
export const ratingIn = stateReader(
  file_wellspring_reviews_v1_events,
  RatingSchema,
  ({ locationId, revision }, { key }) => locationId !== '' && locationId === key && revision > 0n,
);

/** The member of whom reviews keeps nothing any more; null for other events. @throws AppError VALIDATION as reviewIn */
export const memberErasedFromReviews = stateReader(
  file_wellspring_reviews_v1_events,
  ErasedMemberSchema,
  ({ userId }, { key }) => userId !== '' && userId === key,
);
