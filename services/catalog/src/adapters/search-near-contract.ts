import { completenessRank, featuredRank } from '../domain/search/ranking.ts';
import { NO_RATING } from '../domain/rating.ts';
import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { LocationQuery } from '../domain/search/query.ts';
import type { SearchIndex } from '../search-ports.ts';
import { filledIndex, place, put } from './search-contract-parts.ts';
import { searchOracle } from './search-oracle.ts';
import { sampleQuery, samplePlaces, seeded } from './search-samples.ts';

const HERE = { latitude: 48, longitude: 11 };
const KM_PER_DEGREE = 111.195;

type Near = Pick<LocationQuery, 'near'>;

const NOTHING_TO_SEE = 0;
const MUCH_TO_SEE = 4;

const kilometresNorth = (
  id: string,
  km: number,
  name: string,
  { interest = NOTHING_TO_SEE, ...more }: Partial<IndexedLocation> & { readonly interest?: number } = {},
): IndexedLocation =>
  place(id, name, {
    coordinates: { ...HERE, latitude: HERE.latitude + km / KM_PER_DEGREE },
    status: null,
    kinds: null,
    rating: NO_RATING,
    featuredRank: featuredRank({ interest, rating: NO_RATING, completeness: completenessRank(id, 0) }),
    ...more,
  });

/** Places that have a word in their names, or a longer one, near and far. */
const around = (word: string): readonly IndexedLocation[] => [
  kilometresNorth('bare', 10, `Gamma ${word}`),
  kilometresNorth('good', 12, `Alpha ${word}`, { interest: MUCH_TO_SEE }),
  kilometresNorth('far', 60, `Beta ${word}`, { interest: MUCH_TO_SEE }),
  kilometresNorth('named', 140, word),
  kilometresNorth('abroad', 9_000, word, { interest: MUCH_TO_SEE }),
  kilometresNorth('begins', 1, `${word}rium`),
];

/** How relevance and distance count together, the same for each engine; `open` answers a new, empty index. */
export const searchNearContract = (open: () => Promise<SearchIndex>): void => {
  const ordered = async (
    places: readonly IndexedLocation[],
    query: Partial<LocationQuery>,
    near: Near = { near: HERE },
  ) => {
    const index = await filledIndex(open);
    await index.write(put(places));
    const { items } = await index.search({ ...near, limit: 20, offset: 0, ...query });
    await index.close();
    return items;
  };

  it('lists a place that is called like the text before nearer ones, and a good place before a slightly nearer one', async () => {
    const places = around('Aurora');
    const byBoth = ['named', 'good', 'bare', 'far', 'abroad', 'begins'];
    for (const sort of [undefined, 'relevance'] as const)
      expect(await ordered(places, { text: 'aurora', ...(sort && { sort }) })).toEqual(byBoth);
    const byDistance = ['begins', 'bare', 'good', 'far', 'named', 'abroad'];
    expect(await ordered(places, { text: 'aurora', sort: 'distance' })).toEqual(byDistance);
    expect(await ordered(places, {})).toEqual(byDistance);
  });

  it('lists what is of a kind by distance and interest, although another is called like the kind', async () => {
    const places = around('Sauna');
    expect(await ordered(places, { text: 'sauna' })).toEqual(['good', 'bare', 'far', 'begins', 'named', 'abroad']);
    const anywhere = await ordered(places, { text: 'sauna' }, {});
    expect(anywhere.slice(0, 3).toSorted()).toEqual(['abroad', 'far', 'good']);
    expect(anywhere.slice(3, 5).toSorted()).toEqual(['bare', 'named']);
    expect(anywhere.slice(5)).toEqual(['begins']);
  });

  it('orders all that is found near a point as the oracle does, and pages without a gap or a repeat', async () => {
    const places = samplePlaces(11, 500);
    const oracle = searchOracle(places);
    const index = await filledIndex(open);
    await index.write(put(places));
    const chance = seeded(12);
    for (let round = 0; round < 60; round += 1) {
      const { sort: _, near = HERE, text = 'spa', ...others } = sampleQuery(chance);
      const query = { ...others, near, text, limit: 20, offset: 0 };
      expect({ query, ...(await index.search(query)) }).toEqual({ query, ...oracle.search(query) });
    }
    const all = oracle.search({ text: 's', near: HERE, limit: 500, offset: 0 });
    const ids: string[] = [];
    for (let offset = 0; offset < all.total; offset += 37)
      ids.push(...(await index.search({ text: 's', near: HERE, limit: 37, offset })).items);
    expect(ids).toEqual(all.items);
    await index.close();
  });
};
