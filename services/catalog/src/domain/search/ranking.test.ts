import { publishedLocation } from '../../testing/builders.ts';
import type { LocationDetails } from '../location.ts';
import { completenessRankOf } from './indexed.ts';
import { completenessRank, defaultRank } from './ranking.ts';

const [HOT_SPRINGS, YOGA] = [20, 23];
const ids = Array.from({ length: 4000 }, (_, at) => `019f2c3a-7b10-7000-8000-${String(at).padStart(12, '0')}`);

describe('the default order', () => {
  const rated = (average: number, count: number, step: number, id = 'a'): number =>
    defaultRank({ average, count, revision: 1 }, completenessRank(id, step));

  it('is by damped rating, then by completeness, and never by the hash of the id', () => {
    for (const id of ids.slice(0, 200)) {
      expect(rated(4.8, 40, 0, id)).toBeGreaterThan(rated(5, 1, 2));
      expect(rated(0, 0, 2, id)).toBeGreaterThan(rated(0, 0, 1));
      expect(rated(3, 9, 2, id)).toBeLessThan(rated(0, 0, 0));
    }
  });

  it('is a whole number that every engine stores exactly', () => {
    for (const id of ids) expect(Number.isSafeInteger(rated(5, 1e9, 2, id))).toBe(true);
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
