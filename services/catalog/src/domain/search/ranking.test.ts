import { publishedLocation } from '../../testing/builders.ts';
import type { LocationDetails } from '../location.ts';
import { completenessRankOf } from './indexed.ts';
import { completenessRank, featuredRank, INTEREST_STEPS, interestStep } from './ranking.ts';

const [HOT_SPRINGS, YOGA] = [20, 23];
const ids = Array.from({ length: 4000 }, (_, at) => `019f2c3a-7b10-7000-8000-${String(at).padStart(12, '0')}`);

describe('the default order', () => {
  const rated = (average: number, count: number, step: number, id = 'a'): number =>
    featuredRank({ interest: 1, rating: { average, count, revision: 1 }, completeness: completenessRank(id, step) });

  it('is by damped rating, then by completeness, and never by the hash of the id', () => {
    for (const id of ids.slice(0, 200)) {
      expect(rated(4.8, 40, 0, id)).toBeGreaterThan(rated(5, 1, 2));
      expect(rated(0, 0, 2, id)).toBeGreaterThan(rated(0, 0, 1));
      expect(rated(3, 9, 2, id)).toBeLessThan(rated(0, 0, 0));
    }
  });

  it('is by interest before all', () => {
    const rank = (interest: number, average: number): number =>
      featuredRank({ interest, rating: { average, count: 100, revision: 1 }, completeness: completenessRank('a', 0) });
    for (const interest of [1, 2, 3, 4]) expect(rank(interest, 1)).toBeGreaterThan(rank(interest - 1, 5));
  });

  it('is a whole number that every engine stores exactly', () => {
    for (const id of ids)
      expect(
        Number.isSafeInteger(
          featuredRank({
            interest: INTEREST_STEPS - 1,
            rating: { average: 5, count: 1e9, revision: 1 },
            completeness: completenessRank(id, 2),
          }),
        ),
      ).toBe(true);
  });

  it('mixes ids that follow each other evenly: every tenth of them is found all over the list', () => {
    const mixed = ids.toSorted((a, b) => rated(0, 0, 1, b) - rated(0, 0, 1, a));
    for (let from = 0; from < ids.length; from += 400) {
      const tenth = new Set(ids.slice(from, from + 400));
      for (let page = 0; page < ids.length; page += 400) {
        const found = mixed.slice(page, page + 400).filter((id) => tenth.has(id)).length;
        expect(found).toBeGreaterThan(20);
        expect(found).toBeLessThan(62);
      }
    }
  });
});

describe('the interest of a place', () => {
  const rated = (average: number) => ({ average, count: 9, revision: 1 });
  const step = (hasPhotos: boolean, isDescribed: boolean, rating = { average: 0, count: 0, revision: 0 }): number =>
    interestStep({ hasPhotos, isDescribed, rating });

  it.each([
    ['nothing', step(false, false), 0],
    ['words', step(false, true), 1],
    ['a picture', step(true, false), 2],
    ['both', step(true, true), 3],
    ['both, and good reviews', step(true, true, rated(4.5)), 4],
    ['both, and bad reviews', step(true, true, rated(1.5)), 2],
    ['bad reviews alone', step(false, false, rated(1.5)), 1],
    ['good reviews alone', step(false, false, rated(4.5)), 1],
  ])('of %s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe('the completeness of a place', () => {
  const NOTHING = { temperature: null, description: null, hours: null };
  const step = (fields: Partial<LocationDetails>): number =>
    (completenessRankOf(publishedLocation('a', { ...NOTHING, ...fields })) - completenessRank('a', 0)) / 2 ** 24;

  it.each([
    ['nothing of a hot spring', { categoryId: HOT_SPRINGS }, 0],
    ['half of a hot spring', { categoryId: HOT_SPRINGS, description: 'Warm', temperature: '40 °C' }, 1],
    ['most of a hot spring', { categoryId: HOT_SPRINGS, description: 'Warm', temperature: '40 °C', hours: '9–17' }, 2],
    ['nothing of a school', { categoryId: YOGA, temperature: '40 °C' }, 0],
    ['a third of a school', { categoryId: YOGA, description: 'Calm' }, 1],
    ['two thirds of a school', { categoryId: YOGA, description: 'Calm', hours: '9–17' }, 2],
  ])('counts as a share of what its category can have: %s', (_, fields, expected) => {
    expect(step(fields)).toBe(expected);
  });
});
