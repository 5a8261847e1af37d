/** The arithmetic mean of all reviews of a place and how many there are; 0 and 0 without reviews. */
export type Rating = { readonly average: number; readonly count: number; readonly revision: number };

export const MAX_RATING = 5;

export const NO_RATING: Rating = { average: 0, count: 0, revision: 0 };

/** How many reviews of the middle rating every place starts with, so that one enthusiast does not outrank many guests. */
const PRIOR_COUNT = 5;
const PRIOR_AVERAGE = 3.5;

/** Bayesian average: the rating damped by the number of reviews. */
export const dampedRating = ({ average, count }: Rating): number =>
  (average * count + PRIOR_AVERAGE * PRIOR_COUNT) / (count + PRIOR_COUNT);
