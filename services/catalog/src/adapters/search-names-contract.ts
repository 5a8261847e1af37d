import type { SearchIndex } from '../search-ports.ts';
import { filledIndex, place, put } from './search-contract-parts.ts';

/** The rules of search about the other names of places, the same for each engine. */
export const searchNamesContract = (open: () => Promise<SearchIndex>): void => {
  const found = async (index: SearchIndex, text: string): Promise<readonly string[]> =>
    (await index.search({ text, limit: 20, offset: 0 })).items;

  it('finds places by their other names, one by its own name before', async () => {
    const better = { rating: { average: 5, count: 90, revision: 90 } };
    const index = await filledIndex(open);
    await index.write(
      put([
        place('own', 'Blaue Lagune'),
        place('other', 'Blue Lagoon', { ...better, otherNames: 'Bláa lónið; Blaue Lagune; 蓝湖' }),
        place('begins', 'Blaue Lagune Spa', better),
        place('words', 'Lagune und blaue Grotte', better),
      ]),
    );
    expect(await found(index, 'Blaue Lagune')).toEqual(['own', 'other', 'begins', 'words']);
    expect(await found(index, 'blaa lonid')).toEqual(['other']);
    expect(await found(index, 'blaa lonit')).toEqual(['other']);
    expect(await found(index, '蓝湖')).toEqual(['other']);
    expect(await index.suggest({ text: 'blaa l' }, 8)).toEqual(['other']);
    expect((await index.suggest({ text: 'blaue l' }, 8)).slice(0, 3).toSorted()).toEqual(['begins', 'other', 'own']);
    await index.write([{ put: place('other', 'Blue Lagoon', { version: 2 }) }]);
    expect(await found(index, 'Bláa lónið')).toEqual([]);
    await index.close();
  });
};
