import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { SearchIndex } from '../search-ports.ts';
import { allOf, beginningsOf, filledIndex, place, put } from './search-contract-parts.ts';
import { searchOracle } from './search-oracle.ts';
import { sampleMapQuery, samplePlace, samplePlaces, sampleQuery, seeded } from './search-samples.ts';

/** The rules of search and map, the same for each engine. Run on every twin; `open` answers a new, empty index. */
export const searchContract = (open: () => Promise<SearchIndex>): void => {
  const openFilled = (): Promise<SearchIndex> => filledIndex(open);
  const withPlaces = async (places: readonly IndexedLocation[]): Promise<SearchIndex> => {
    const index = await openFilled();
    await index.write(put(places));
    return index;
  };
  const names = async (index: SearchIndex, text: string): Promise<readonly string[]> =>
    (await index.search({ text, limit: 20, offset: 0 })).items;

  describe.each([
    { seed: 1, count: 40 },
    { seed: 2, count: 600 },
    { seed: 3, count: 1500 },
  ])('with $count random places', ({ seed, count }) => {
    const places = samplePlaces(seed, count);
    const oracle = searchOracle(places);
    let index: SearchIndex;
    beforeAll(async () => {
      index = await withPlaces(places);
    });
    afterAll(() => index.close());

    it('finds what the oracle finds, in the same order', async () => {
      const chance = seeded(seed + 100);
      for (let round = 0; round < 160; round += 1) {
        const query = sampleQuery(chance);
        expect({ query, ...(await index.search(query)) }).toEqual({ query, ...oracle.search(query) });
      }
    });

    it('maps what the oracle maps', async () => {
      const chance = seeded(seed + 200);
      for (let round = 0; round < 100; round += 1) {
        const query = sampleMapQuery(chance);
        const view = await index.map(query);
        expect({ query, ...view }).toEqual({ query, ...oracle.map(query) });
        expect(view.places.length + view.clusters.length).toBeLessThanOrEqual(500);
        const inClusters = view.clusters.flatMap(({ mix }) => mix).reduce((sum, each) => sum + each.count, 0);
        expect(view.total).toBe(view.places.length + inClusters);
        expect(view.places.map(({ id }) => id)).toEqual(expect.arrayContaining(view.pins.map(({ id }) => id)));
      }
    });

    it('pages to the end without a gap or a repeat', async () => {
      for (const query of [{ text: 's' }, {}, { near: { latitude: 1, longitude: 2 } }, { sort: 'name' as const }]) {
        const { total } = oracle.search({ ...query, limit: 0, offset: 0 });
        const ids: string[] = [];
        for (let offset = 0; offset < total; offset += 97)
          ids.push(...(await index.search({ ...query, limit: 97, offset })).items);
        expect(ids).toEqual(oracle.search({ ...query, limit: total, offset: 0 }).items);
      }
    });

    it('suggests the best matches', async () => {
      for (const text of ['b', 'bl', 'blue la', 'onsn', 'the', 'best', 'best s', 'spa', 'hot s', 'hot springs la'])
        expect(await index.suggest({ text }, 8)).toEqual(oracle.suggest({ text }, 8));
    });

    it('answers names that are typed letter by letter as the oracle does', async () => {
      const chance = seeded(seed + 300);
      const typed = Array.from({ length: 10 }, () => places[Math.floor(chance() * count)]?.name ?? '');
      typed.push(...places.flatMap(({ otherNames }) => otherNames ?? []).slice(0, 5));
      for (const text of new Set(typed.flatMap(beginningsOf))) {
        expect({ text, items: await index.suggest({ text }, 8) }).toEqual({ text, items: oracle.suggest({ text }, 8) });
        const query = { text, limit: 10, offset: 0 };
        expect({ text, ...(await index.search(query)) }).toEqual({ text, ...oracle.search(query) });
      }
    });

    it('lists every id with its version, in order', async () => {
      const entries = await allOf(index.entries());
      expect(entries).toEqual(entries.map(({ id }) => ({ id, version: 1 })));
      expect(entries.map(({ id }) => id)).toEqual(places.map(({ id }) => id).toSorted());
    });
  });

  it('forgives small typos, and reports a place that does not exist', async () => {
    const index = await withPlaces([
      place('lagoon', 'Blue Lagoon', { country: 'Iceland' }),
      place('onsen', 'Ōedo Onsen', { city: 'Tokyo' }),
      place('museum', 'Space Museum'),
      place('spanish', 'Spanish Springs'),
      place('day', 'Aqua Day Spa'),
    ]);
    expect(await names(index, 'Blue Lagon')).toEqual(['lagoon']);
    expect(await names(index, 'onsn tokyo')).toEqual(['onsen']);
    expect((await names(index, 'spa'))[0]).toBe('day');
    expect(await names(index, 'Atlantis Palace')).toEqual([]);
    expect(await names(index, 'blue museum')).toEqual([]);
    await index.close();
  });

  it('ranks mistyped words against names by their corrections', async () => {
    const better = { rating: { average: 5, count: 90, revision: 90 } };
    const index = await withPlaces([
      place('exact', 'The Blue Lagoon'),
      place('first', 'Blue Lagoon Iceland', better),
      place('within', 'Retreat at Blue Lagoon', { ...better, description: 'Blue' }),
      place('turned', 'Lagoon Blue', better),
      place('described', 'Silica Hotel', { ...better, description: 'Beside the blue lagoon' }),
    ]);
    const order = ['exact', 'first'];
    for (const text of ['Blue Lagon', 'blue lagooon', 'bleu lagoon', 'the Bleu Lagon'])
      expect({ text, found: (await names(index, text)).slice(0, 2) }).toEqual({ text, found: order });
    expect((await names(index, 'Blue Lagon')).at(-1)).toBe('described');
    expect((await names(index, 'lagon blue'))[0]).toBe('turned');
    expect((await names(index, 'Bleu Lagoon Ice'))[0]).toBe('first');
    // A beginning beside a mistyped word; the name has a rating to beat.
    expect((await names(index, 'blu lagon Iceland'))[0]).toBe('first');
    expect((await names(index, 'blu lagon')).slice(0, 2).toSorted()).toEqual(['exact', 'first']);
    await index.close();
  });

  it('leaves out fillers, except in names that contain them', async () => {
    const better = { rating: { average: 5, count: 90, revision: 90 } };
    const index = await withPlaces([
      place('best', 'Best Western'),
      place('downtown', 'Best Western Downtown'),
      place('western', 'Western', better),
      place('story', 'Western Springs', { ...better, description: 'The best places of the west' }),
      place('good', 'The Good Life Retreat'),
      place('life', 'Life Center', better),
    ]);
    expect(await names(index, 'best western')).toEqual(['best', 'downtown', 'western', 'story']);
    expect((await names(index, 'the best western')).slice(0, 2)).toEqual(['best', 'downtown']);
    expect((await names(index, 'best westren')).slice(0, 2).toSorted()).toEqual(['best', 'downtown']);
    expect((await names(index, 'best wes')).slice(0, 2).toSorted()).toEqual(['best', 'downtown']);
    expect(await names(index, 'the best springs')).toEqual(['story']);
    expect(await names(index, 'good life')).toEqual(['good', 'life']);
    expect((await names(index, 'best')).toSorted()).toEqual(['best', 'downtown']);
    expect(await names(index, 'great places')).toHaveLength(6);
    expect(await index.suggest({ text: 'great places' }, 8)).toEqual([]);
    expect((await index.suggest({ text: 'best wes' }, 2)).toSorted()).toEqual(['best', 'downtown']);
    await index.close();
  });

  it('ignores repeated and late writes and removals', async () => {
    const index = await withPlaces([place('a', 'New', { version: 3 })]);
    await index.write([{ put: place('a', 'Old', { version: 2 }) }, { remove: { id: 'a', version: 1 } }]);
    expect(await names(index, 'new')).toEqual(['a']);
    await index.write([{ remove: { id: 'a', version: 4 } }]);
    await index.write([
      { put: place('a', 'New', { version: 3 }) },
      { remove: { id: 'b', version: 2 } },
      { put: place('b', 'B') },
    ]);
    expect(await index.search({ limit: 9, offset: 0 })).toMatchObject({ items: [], total: 0 });
    expect(await allOf(index.entries())).toEqual([]);
    await index.write([{ put: place('a', 'Back', { version: 5 }) }]);
    expect(await names(index, 'back')).toEqual(['a']);
    await index.close();
  });

  it('matches the oracle after places were changed, moved and removed in any order', async () => {
    const chance = seeded(9);
    const index = await openFilled();
    const last = new Map<string, IndexedLocation | null>();
    const expectOracle = async (rounds: number): Promise<void> => {
      const oracle = searchOracle([...last.values()].filter((each) => each !== null));
      for (let round = 0; round < rounds; round += 1) {
        const [list, map] = [sampleQuery(chance), sampleMapQuery(chance)];
        expect({ list, ...(await index.search(list)) }).toEqual({ list, ...oracle.search(list) });
        expect({ map, ...(await index.map(map)) }).toEqual({ map, ...oracle.map(map) });
      }
    };
    for (let version = 1; version <= 6; version += 1) {
      const ids = Array.from({ length: 120 }, (_, at) => `p${at}`).filter(() => chance() < 0.7);
      const changes = ids.map((id) =>
        chance() < 0.2 ? { remove: { id, version } } : { put: samplePlace(chance, id, version) },
      );
      for (const change of changes)
        last.set('put' in change ? change.put.id : change.remove.id, 'put' in change ? change.put : null);
      await index.write([...changes, ...changes.slice(0, 20)]);
      await expectOracle(20);
    }
    await expectOracle(60);
    await index.close();
  });
};
