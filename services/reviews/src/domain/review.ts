import { AppError } from '@wellspring/errors';
import { cleanLine, cleanText, lengthOf } from '@wellspring/written-text';
import { say, type Message } from '@wellspring/words/message';

/** The rating of a place: a snapshot over all its reviews. */
export type Rating = {
  readonly locationId: string;
  /** rises with every change; 0 while the place has no rating */
  readonly revision: number;
  /** arithmetic mean; 0 when there is no review */
  readonly average: number;
  readonly count: number;
};

export const unrated = (locationId: string): Rating => ({ locationId, revision: 0, average: 0, count: 0 });

/** The rating that follows from all ratings given; null when it is the same as before. */
export const ratingFrom = (before: Rating, given: readonly number[]): Rating | null => {
  const count = given.length;
  const average = count === 0 ? 0 : given.reduce((sum, rating) => sum + rating, 0) / count;
  return average === before.average && count === before.count
    ? null
    : { ...before, average, count, revision: before.revision + 1 };
};

export const TITLE_MAX = 200;
export const CONTENT_MIN = 10;
export const CONTENT_MAX = 1_000;
const PHOTOS_MAX = 3;

/** A picture of a review: its key in the store of files, without size and ending. */
export type Photo = { readonly id: string; readonly key: string; readonly createdAt: Date };

/** What a member thinks of a place. One for each member and place. */
export type Review = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  readonly locationId: string;
  readonly userId: string;
  /** 1 to 5 */
  readonly rating: number;
  readonly title: string;
  /** with its line breaks */
  readonly content: string;
  /** in their order */
  readonly photos: readonly Photo[];
  /** since when its author is suspended, and the review is hidden; null: it is shown */
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ReviewText = Pick<Review, 'rating' | 'title' | 'content'>;

const invalid = (field: keyof ReviewText | 'photos', message: Message): AppError =>
  new AppError('VALIDATION', message, { field });

/** What a member wrote, as it is stored. @throws AppError VALIDATION */
const checkText = ({ rating, title, content }: ReviewText): ReviewText => {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw invalid('rating', say('reviewsErrors.ratingRange'));
  const words = { rating, title: cleanLine(title), content: cleanText(content) };
  if (words.title === '') throw invalid('title', say('reviewsErrors.titleMissing'));
  if (lengthOf(words.title) > TITLE_MAX) throw invalid('title', say('reviewsErrors.titleTooLong', { max: TITLE_MAX }));
  if (lengthOf(words.content) < CONTENT_MIN)
    throw invalid('content', say('reviewsErrors.contentTooShort', { min: CONTENT_MIN }));
  if (lengthOf(words.content) > CONTENT_MAX)
    throw invalid('content', say('reviewsErrors.contentTooLong', { max: CONTENT_MAX }));
  return words;
};

/** A new review. @throws AppError VALIDATION */
export const writeReview = (
  text: ReviewText,
  stamp: { readonly id: string; readonly locationId: string; readonly userId: string; readonly now: Date },
): Review => {
  const { now, ...whose } = stamp;
  return { ...checkText(text), ...whose, photos: [], hiddenAt: null, revision: 1, createdAt: now, updatedAt: now };
};

/** What becomes of the photos: some go, others come behind those that stay. */
type PhotoChange = { readonly removed: readonly string[]; readonly added: readonly Photo[] };

/** How many photos a review would have. @throws AppError VALIDATION when they are too many, or one that is to go is not there */
export const checkPhotoCount = (review: Pick<Review, 'photos'>, removed: readonly string[], added: number): void => {
  const photoIds = new Set(review.photos.map(({ id }) => id));
  if (removed.some((id) => !photoIds.has(id))) throw new AppError('NOT_FOUND', say('reviewsErrors.photoNotFound'));
  if (photoIds.size - new Set(removed).size + added > PHOTOS_MAX)
    throw invalid('photos', say('reviewsErrors.tooManyPhotos', { max: PHOTOS_MAX }));
};

const withPhotos = (review: Review, { removed, added }: PhotoChange): readonly Photo[] => [
  ...review.photos.filter(({ id }) => !removed.includes(id)),
  ...added,
];

/** The review after its author changed it; null when nothing differs. @throws AppError VALIDATION */
export const changeReview = (
  review: Review,
  { photos = { removed: [], added: [] }, ...change }: Partial<ReviewText> & { readonly photos?: PhotoChange },
  now: Date,
): Review | null => {
  const text = checkText({
    rating: change.rating ?? review.rating,
    title: change.title ?? review.title,
    content: change.content ?? review.content,
  });
  const isSame = text.rating === review.rating && text.title === review.title && text.content === review.content;
  if (isSame && photos.removed.length === 0 && photos.added.length === 0) return null;
  return { ...review, ...text, photos: withPhotos(review, photos), revision: review.revision + 1, updatedAt: now };
};

/** The last state of a review that is deleted. */
export const deleteReview = (review: Review, now: Date): Review => ({
  ...review,
  revision: review.revision + 1,
  updatedAt: now,
});

/** The review as its author is suspended, or restored; null when it is so already. */
export const hideReview = (review: Review, isHidden: boolean, now: Date): Review | null =>
  (review.hiddenAt !== null) === isHidden
    ? null
    : { ...review, hiddenAt: isHidden ? now : null, revision: review.revision + 1 };

/** The same error for an absent review and for one of another member. */
export const reviewNotFound = (): AppError => new AppError('NOT_FOUND', say('reviewsErrors.reviewNotFound'));
export const ALREADY_REVIEWED = say('reviewsErrors.alreadyReviewed');
