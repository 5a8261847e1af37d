import { CLOSURE } from './closure.ts';

/** Behind all open places: a featuredRank is far smaller. The sum is exact as a double, which Elasticsearch's `max` answers. */
const CLOSED = -(2 ** 53);

/**
 * What decides which of two places on the map is the better one to show, as one number: the higher is better. Temporarily closed places
 * come behind all open ones, then the featuredRank decides. Several places of one rank are rare.
 */
export const mapRank = (featuredRank: number, closure: number): number =>
  closure === CLOSURE.temporary ? CLOSED + featuredRank : featuredRank;

export const isClosedRank = (rank: number): boolean => rank < 0;

/** The better one first. */
export const byRank = (a: number, b: number): number => b - a;
