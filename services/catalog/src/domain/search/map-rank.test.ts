import fc from 'fast-check';
import { CLOSURE } from './closure.ts';
import { byRank, isClosedRank, mapRank } from './map-rank.ts';
import { featuredRank } from './ranking.ts';

const best = featuredRank({
  interest: 9,
  rating: { average: 5, count: 1_000_000, revision: 1 },
  completeness: 1_000_000,
});
const rank = fc.nat({ max: best });

describe('the rank of a place on the map', () => {
  it('puts each temporarily closed place behind each open one', () => {
    fc.assert(
      fc.property(rank, rank, (open, closed) => {
        const ranks = [mapRank(closed, CLOSURE.temporary), mapRank(open, CLOSURE.none)].toSorted(byRank);
        expect(ranks.map(isClosedRank)).toEqual([false, true]);
      }),
    );
  });

  it('tells neighbours apart, open or closed, the better one first', () => {
    fc.assert(
      fc.property(rank, fc.constantFrom(CLOSURE.none, CLOSURE.temporary), (worse, closure) => {
        const [a, b] = [mapRank(worse, closure), mapRank(worse + 1, closure)];
        expect(b - a).toBe(1);
        expect([a, b].toSorted(byRank)).toEqual([b, a]);
      }),
    );
  });
});
