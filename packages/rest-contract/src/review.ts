import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { repeatedField } from './form-fields.ts';
import { INTEGER_MAX } from './integer-limits.ts';
import { OFFSET_MAX, REVIEWS_DEFAULT, REVIEWS_MAX } from './listing-limits.ts';
import { wholeNumber } from './query-parameters.ts';
import {
  ID_MAX,
  RATING_MAX,
  RATING_MIN,
  REVIEW_CONTENT_MAX,
  REVIEW_CONTENT_MIN,
  REVIEW_TITLE_MAX,
} from './text-limits.ts';
import { countedText, errorParams, text } from './text.ts';

const ReviewPhoto = z.strictObject({ id: z.string(), url: z.string() });

/** Who wrote something, as others see them. */
export const Author = z
  .strictObject({
    id: z.string(),
    displayName: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable().describe('the initial'),
    username: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  })
  .meta({ id: 'Author' });

export const Review = z
  .strictObject({
    id: z.string(),
    revision: z.int32().min(1).describe('rises with every change'),
    locationId: z.string(),
    rating: z.int32().min(RATING_MIN).max(RATING_MAX),
    title: text({ max: REVIEW_TITLE_MAX }),
    content: z.string(),
    photos: z.array(ReviewPhoto),
    author: Author.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof Review>;

/** A review among one's own, with the place that it is about; null: the place is deleted, or cannot be seen right now. */
export const OwnReview = Review.extend({
  location: z
    .strictObject({ id: z.string(), name: z.string(), city: z.string().nullable(), country: z.string().nullable() })
    .nullable(),
}).meta({ id: 'OwnReview' });

/** Parameters of GET /api/locations/{id}/reviews and of GET /api/user/reviews; newest first. */
export const ReviewQuery = z.strictObject({
  limit: wholeNumber(1, REVIEWS_MAX).default(REVIEWS_DEFAULT),
  offset: wholeNumber(0, OFFSET_MAX).default(0),
});

const RATING_WRONG = say('contract.ratingWrong');
const TITLE_MISSING = say('contract.titleMissing');
const CONTENT_SHORT = say('contract.reviewTooShort', { min: REVIEW_CONTENT_MIN });

const rating = z
  .int32(errorParams(RATING_WRONG))
  .min(RATING_MIN, errorParams(RATING_WRONG))
  .max(RATING_MAX, errorParams(RATING_WRONG));
const title = countedText({
  min: 1,
  max: REVIEW_TITLE_MAX,
  isTrimmed: true,
  words: { missing: TITLE_MISSING, tooShort: TITLE_MISSING },
});
const content = countedText({
  min: REVIEW_CONTENT_MIN,
  max: REVIEW_CONTENT_MAX,
  isTrimmed: true,
  words: { missing: CONTENT_SHORT, tooShort: CONTENT_SHORT },
});
const ratingInForm = wholeNumber(RATING_MIN, RATING_MAX, RATING_WRONG);

/** POST /api/locations/{id}/reviews, as JSON. */
export const ReviewDraft = z.strictObject({ rating, title, content });
/** The same as a form, beside its photos. */
export const ReviewDraftForm = z.strictObject({ rating: ratingInForm, title, content });

const photoId = text({ max: ID_MAX });
const photoIds = z.array(photoId).max(10);
const revision = z.int32().min(1).optional().describe('of the review, as it was read: a 409 when it has changed since');
const revisionInForm = wholeNumber(1, INTEGER_MAX)
  .optional()
  .describe('of the review, as it was read: a 409 when it has changed since');

/** PUT /api/reviews/{id}: absent fields stay. */
export const ReviewChange = z.strictObject({
  rating: rating.optional(),
  title: title.optional(),
  content: content.optional(),
  removePhotoIds: photoIds.optional(),
  revision,
});
/** The same as a form, beside photos that are added. */
export const ReviewChangeForm = z.strictObject({
  rating: ratingInForm.optional(),
  title: title.optional(),
  content: content.optional(),
  removePhotoIds: repeatedField(photoIds).optional(),
  revision: revisionInForm,
});
