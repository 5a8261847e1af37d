import { chordSquaredOf } from './geo.ts';
import { DISTANCE_STEPS, nearRank, WORTH_OF_RELEVANCE } from './near-rank.ts';
import { completenessRank, featuredRank, INTEREST_STEPS, interestOf, RELEVANCE } from './ranking.ts';

const rankOf = (interest: number): number =>
  featuredRank({ interest, rating: { average: 5, count: 900, revision: 1 }, completeness: completenessRank('a', 2) });
const rankAt = (km: number, relevance: number, interest = 0): number =>
  nearRank(chordSquaredOf(km), relevance, rankOf(interest));

describe('relevance and distance as one number', () => {
  it('reads the interest out of the rank that is stored', () => {
    for (let interest = 0; interest < INTEREST_STEPS; interest += 1)
      expect(interestOf(rankOf(interest))).toBe(interest);
  });

  it('grows with the distance', () => {
    const ranks = [0, 1, 5, 10, 50, 150, 1_000, 20_000].map((km) => rankAt(km, RELEVANCE.wholeWords));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(DISTANCE_STEPS).toEqual(DISTANCE_STEPS.toSorted((a, b) => a - b));
  });

  it('has a worth for each relevance', () => {
    expect(WORTH_OF_RELEVANCE).toHaveLength(Object.keys(RELEVANCE).length);
  });

  it('ranks a name that is the whole text before all others within 150 km', () => {
    for (const relevance of [RELEVANCE.somewhere, RELEVANCE.wholeWordsInName, RELEVANCE.nameBeginsWithWords])
      expect(rankAt(150, RELEVANCE.sameName)).toBeLessThan(rankAt(0, relevance, INTEREST_STEPS - 1));
  });

  it('ranks what is of a kind at 7 km before what only mentions the kind at 3 km, and after it at 12 km', () => {
    expect(rankAt(7, RELEVANCE.wholeWordsInName)).toBeLessThan(rankAt(3, RELEVANCE.wholeWords));
    expect(rankAt(12, RELEVANCE.wholeWordsInName)).toBeGreaterThan(rankAt(3, RELEVANCE.wholeWords));
  });

  it('ranks whole words at 35 km before a beginning of a word at hand, and names at hand before those abroad', () => {
    expect(rankAt(34, RELEVANCE.wholeWords)).toBeLessThan(rankAt(0.5, RELEVANCE.somewhere));
    expect(rankAt(20, RELEVANCE.wholeWords)).toBeLessThan(rankAt(9_000, RELEVANCE.sameName));
  });
});
