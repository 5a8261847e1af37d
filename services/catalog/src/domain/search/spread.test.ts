import type { KindId } from '@wellspring/place-kinds/kinds';
import { publishedLocation } from '../../testing/builders.ts';
import type { Location } from '../location.ts';
import { pageOfParts, partsOf, SPREAD_OVER } from './spread.ts';

const kindsOf = (...are: readonly KindId[]): Pick<Location, 'kinds'> => ({
  kinds: { are, basis: 'told', source: null, date: null, readFrom: null },
});

/** First all springs, then all others: the worst order there is. */
const places = Array.from({ length: 345 }, (_, at) =>
  publishedLocation(`p${at}`, {
    ...(at % SPREAD_OVER < 8 ? kindsOf('hotSpring') : at % SPREAD_OVER < 16 ? kindsOf('sauna') : kindsOf('yogaStudio')),
    categoryId: at % SPREAD_OVER < 16 ? 20 : 25,
    country: ['Iceland', 'Japan', 'Chile'][at % 3] ?? null,
  }),
);
const page = (offset: number, limit: number): readonly Location[] => {
  const parts = partsOf({ offset, limit });
  return pageOfParts(places.slice(parts.offset, parts.offset + parts.limit), { offset, limit });
};
const ids = (found: readonly Location[]): readonly string[] => found.map(({ id }) => id);

describe('the spread of the default order', () => {
  it('shows no kind twice in a row, and no continent, while others are there', () => {
    const first = page(0, 12);
    first.slice(1).forEach((location, at) => {
      expect(location.kinds?.are).not.toEqual(first[at]?.kinds?.are);
      expect(location.country).not.toBe(first[at]?.country);
    });
  });

  it.each([1, 7, 12, 23, 24, 25, 100])('pages by %d without a gap or a repeat, to the same whole', (limit) => {
    const all = Array.from({ length: Math.ceil(places.length / limit) }, (_, at) => page(at * limit, limit)).flat();
    expect(ids(all)).toEqual(ids(page(0, places.length)));
    expect(new Set(ids(all)).size).toBe(places.length);
  });

  it('ends after 240 places: a page further on reads and shows the order as it is', () => {
    expect(partsOf({ offset: 240, limit: 9 })).toEqual({ offset: 240, limit: 9 });
    expect(ids(page(240, 45))).toEqual(ids(places.slice(240, 285)));
    expect(ids(page(230, 20)).slice(10)).toEqual(ids(places.slice(240, 250)));
  });

  it('shows nothing of less interest before what is of more', () => {
    const [spring, ...more] = places.slice(0, 8);
    const plain = publishedLocation('plain', { description: null, ...kindsOf('waterfall') });
    if (!spring) throw new Error('There are no places.');
    expect(ids(pageOfParts([spring, ...more, plain], { offset: 0, limit: 30 })).at(-1)).toBe('plain');
  });
});
