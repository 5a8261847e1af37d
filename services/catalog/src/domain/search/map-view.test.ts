import { CLOSURE } from './closure.ts';
import type { FoundPlace } from './found-place.ts';
import { chooseFromCells, viewOfCells, viewOfPlaces } from './map-view.ts';
import type { CellSum } from './map-cells.ts';
import { mapRank } from './map-rank.ts';
import { toUnits } from './geo.ts';

const LEVEL = 8;
const found = (id: string, worth: number, at: Partial<FoundPlace['place']> = {}): FoundPlace => ({
  place: { id, name: id, latitude: 0, longitude: 0, categoryId: 20, temperature: null, isClosed: false, ...at },
  rank: mapRank(worth, at.isClosed ? CLOSURE.temporary : CLOSURE.none),
  facts: { minC: null, maxC: null, average: null, isFree: false },
});
/** Places beside each other at the equator, each in a cell of its own. */
const row = (count: number): FoundPlace[] =>
  Array.from({ length: count }, (_, at) =>
    found(`p${String(at).padStart(3, '0')}`, at, { longitude: 0.7 + at * 1.41 }),
  );

const pinsOf = ({ pins }: { readonly pins: readonly { readonly id: string }[] }) => pins.map(({ id }) => id);

describe('the pins of a view in which all places are shown', () => {
  it('are all places where there are few, the best first', () => {
    const places = [found('b', 1), found('closed', 9, { isClosed: true }), found('a', 1), found('best', 5)];
    expect(pinsOf(viewOfPlaces(places, { zoom: 5 }, LEVEL))).toEqual(['best', 'a', 'b', 'closed']);
  });

  it('are the best 30 of places that are spread evenly, with a place in each part of the view', () => {
    const pins = pinsOf(viewOfPlaces(row(64), { zoom: 5 }, LEVEL));
    expect(pins).toHaveLength(30);
    expect(pins[0]).toBe('p063');
    expect(pins).toContain('p015');
    expect(pins).not.toContain('p014');
  });

  it('prefer the only place of a corner to another one of a dense cell', () => {
    const dense = Array.from({ length: 60 }, (_, at) => found(`d${at}`, 100 + at));
    const pins = pinsOf(viewOfPlaces([...dense, found('corner', 0, { longitude: 40 })], { zoom: 5 }, LEVEL));
    expect(pins).toContain('corner');
    expect(pins[0]).toBe('d59');
  });

  it('stay pins where they are retained, and leave fewer seats to others', () => {
    const places = row(64);
    const keep = places.slice(0, 12).map(({ place }) => place.id);
    const pins = pinsOf(viewOfPlaces(places, { zoom: 5, keep: [...keep, 'elsewhere'] }, LEVEL));
    expect(pins).toHaveLength(30);
    expect(pins).toEqual(expect.arrayContaining(keep));
    const forty = places.slice(0, 40).map(({ place }) => place.id);
    expect(pinsOf(viewOfPlaces(places, { zoom: 5, keep: forty }, LEVEL)).toSorted()).toEqual(forty);
  });

  it('are all places at the zoom of streets, 250 at most and retained ones among them', () => {
    const places = Array.from({ length: 300 }, (_, at) => found(`p${at}`, at));
    expect(pinsOf(viewOfPlaces(places.slice(0, 100), { zoom: 15 }, 18))).toHaveLength(100);
    const pins = pinsOf(viewOfPlaces(places, { zoom: 15, keep: ['p0'] }, 18));
    expect(pins).toHaveLength(250);
    expect([pins[0], pins.at(-1)]).toEqual(['p299', 'p0']);
  });
});

describe('a view of crowded cells', () => {
  const sumOf = (cell: number, places: readonly FoundPlace[]): CellSum => {
    const [first] = places;
    if (!first) throw new Error('a cell has places');
    const best = Math.max(...places.map(({ rank }) => rank));
    const at = toUnits(first.place.longitude);
    return { cell, count: places.length, latitudes: 0, longitudes: at * places.length, south: 0, north: 0, west: at, east: at, categories: [{ categoryId: 20, count: places.length }], best };
  }; // prettier-ignore
  /** Cells of a row, the one at a number with so many places. */
  const cellsOf = (counts: readonly number[]) => {
    const places = counts.map((count, at) =>
      Array.from({ length: count }, (_, each) =>
        found(`c${at}-${each}`, at * 1000 + each, { longitude: 0.7 + at * 1.41 }),
      ),
    );
    const middle = (2 ** LEVEL / 2) * 2 ** LEVEL + 2 ** LEVEL / 2;
    return { places: places.flat(), cells: places.map((of, at) => sumOf(middle + at, of)) };
  };
  const viewOf = (counts: readonly number[], keep: readonly string[] = []) => {
    const { places, cells } = cellsOf(counts);
    const retained = places.filter(({ place }) => keep.includes(place.id));
    return viewOfCells(cells, chooseFromCells(cells, retained, LEVEL), places, { zoom: 5 });
  };

  it('has the best place of each cell as a pin, apart from its cluster', () => {
    const { total, places, pins, clusters } = viewOf([700, 600]);
    expect([total, places.length, pins.map(({ id }) => id)]).toEqual([1300, 2, ['c1-599', 'c0-699']]);
    expect(clusters.map(({ count, mix }) => [count, mix])).toEqual([
      [699, [{ categoryId: 20, count: 699 }]],
      [599, [{ categoryId: 20, count: 599 }]],
    ]);
  });

  it('shows the places of cells one by one while there is room for them', () => {
    const { total, places, clusters } = viewOf([600, 100, 100, 100]);
    expect([total, places.length, clusters.map(({ count }) => count)]).toEqual([900, 301, [599]]);
    const crowded = viewOf([600, ...Array.from({ length: 100 }, () => 5)]);
    expect(crowded.places.length + crowded.clusters.length).toBeLessThanOrEqual(500);
  });

  it('shows a place of which a cluster of one would remain', () => {
    const view = viewOf([600, 600, 2, 2]);
    expect(view.clusters.map(({ count }) => count)).toEqual([599, 599]);
    expect(view.places.map(({ id }) => id)).toEqual(expect.arrayContaining(['c2-0', 'c2-1', 'c3-0', 'c3-1']));
  });

  it('keeps pins that are not the best of their cell, beside the best', () => {
    const { total, pins, clusters } = viewOf([700, 600], ['c0-7', 'c1-599']);
    expect(pins.map(({ id }) => id)).toEqual(['c1-599', 'c0-699', 'c0-7']);
    expect([total, clusters.map(({ count }) => count)]).toEqual([1300, [698, 599]]);
  });
});
