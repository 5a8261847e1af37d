/** The rating of a place: a snapshot over all its reviews. */
export type Rating = {
  readonly locationId: string;
  /** rises with every change; 0 while nobody has rated the place */
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
