import { AppError } from '@wellspring/errors';
import type { VisitStatus } from '@wellspring/rest-contract/visit-rules';
import { cleanText, lengthOf } from '@wellspring/written-text';
import { say, type Message } from '@wellspring/words/message';

/** A member's private mark of a place: saved or not, and the visit. An empty mark is a state too, and keeps its revision. */
export type Mark = {
  readonly userId: string;
  readonly locationId: string;
  /** 0 while there is nothing */
  readonly revision: number;
  /** whom its events name instead of the member; null before the first event, or if only release 1.0 published it */
  readonly pseudonym: string | null;
  readonly isFavorite: boolean;
  /** since when it is saved */
  readonly favoriteAt: Date | null;
  readonly visitStatus: VisitStatus;
  /** since when it has this status */
  readonly visitAt: Date | null;
  /** a day, such as 2026-05-01 */
  readonly visitDate: string | null;
  readonly notes: string | null;
  /** 1 to 5 */
  readonly rating: number | null;
};

export type VisitChange = {
  readonly visitStatus?: VisitStatus;
  /** null or empty removes it */
  readonly visitDate?: string | null;
  readonly notes?: string | null;
  /** null or 0 removes it */
  readonly rating?: number | null;
};

const NOTES_MAX = 2_000;
const NO_VISIT = { visitStatus: 'none', visitAt: null, visitDate: null, notes: null, rating: null } as const;

export const unmarked = (userId: string, locationId: string): Mark => ({
  userId,
  locationId,
  revision: 0,
  pseudonym: null,
  isFavorite: false,
  favoriteAt: null,
  ...NO_VISIT,
});

/** The place saved or not, or, without `isFavorite`, the other of the two; null when nothing changes. */
export const setFavorite = (mark: Mark, isFavorite: boolean | null, now: Date): Mark | null => {
  const next = isFavorite ?? !mark.isFavorite;
  return next === mark.isFavorite
    ? null
    : { ...mark, isFavorite: next, favoriteAt: next ? now : null, revision: mark.revision + 1 };
};

const invalid = (field: 'visitDate' | 'notes' | 'rating', message: Message): AppError =>
  new AppError('VALIDATION', message, { field });

const checkDate = (date: string | null): string | null => {
  if (!date) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  if (!isDay) throw invalid('visitDate', say('listsErrors.visitDateInvalid'));
  return date;
};

/** Milliseconds by which the earliest zone on earth is ahead of UTC: what is today there is no future. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1_000;

const isToCome = (date: string | null, now: Date): boolean =>
  date !== null && date > new Date(now.getTime() + EARLIEST_ZONE).toISOString().slice(0, 10);

/** The day of a visit. Only a planned visit may lie in the future: a planned day is no longer that of the visit once it has been. */
const visitDay = (mark: Mark, { visitStatus = mark.visitStatus, visitDate }: VisitChange, now: Date): string | null => {
  const day = checkDate(visitDate === undefined ? mark.visitDate : visitDate);
  if (visitStatus !== 'visited' || !isToCome(day, now)) return day;
  if (visitDate === undefined) return mark.visitStatus === 'visited' ? day : null;
  throw invalid('visitDate', say('listsErrors.visitDateFuture'));
};

const checkNotes = (notes: string | null): string | null => {
  const text = cleanText(notes ?? '');
  if (lengthOf(text) > NOTES_MAX) throw invalid('notes', say('listsErrors.notesTooLong', { max: NOTES_MAX }));
  return text || null;
};

const checkRating = (rating: number | null): number | null => {
  if (!rating) return null;
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw invalid('rating', say('listsErrors.ratingRange'));
  return rating;
};

/** The mark with what the member says of the visit; null when nothing changes. Without a visit nothing is stored. @throws AppError VALIDATION */
export const changeVisit = (mark: Mark, change: VisitChange, now: Date): Mark | null => {
  const { visitStatus = mark.visitStatus, notes = mark.notes, rating = mark.rating } = change;
  const details = { visitDate: visitDay(mark, change, now), notes: checkNotes(notes), rating: checkRating(rating) };
  const visitAt = visitStatus === mark.visitStatus ? mark.visitAt : now;
  const visit = visitStatus === 'none' ? NO_VISIT : { visitStatus, visitAt, ...details };
  const isSame = (['visitStatus', 'visitDate', 'notes', 'rating'] as const).every(
    (field) => visit[field] === mark[field],
  );
  return isSame ? null : { ...mark, ...visit, revision: mark.revision + 1 };
};
