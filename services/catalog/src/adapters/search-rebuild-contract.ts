import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { SearchIndex } from '../search-ports.ts';
import { allOf, filledIndex, place, put } from './search-contract-parts.ts';

/** How an index is built and replaced, the same for each engine. Run on every twin; `open` answers a new, empty index. */
export const searchRebuildContract = (open: () => Promise<SearchIndex>): void => {
  const openFilled = (): Promise<SearchIndex> => filledIndex(open);
  const withPlaces = async (places: readonly IndexedLocation[]): Promise<SearchIndex> => {
    const index = await openFilled();
    await index.write(put(places));
    return index;
  };
  const names = async (index: SearchIndex, text: string): Promise<readonly string[]> =>
    (await index.search({ text, limit: 20, offset: 0 })).items;

  it('answers no search before a rebuild has filled it', async () => {
    const index = await open();
    const box = { west: -180, south: -90, east: 180, north: 90 };
    await index.write(put([place('early', 'Early')]));
    const rebuild = await index.rebuild();
    await index.write(put([place('meanwhile', 'Meanwhile')]));
    for (const call of [names(index, 'early'), index.suggest({ text: 'early' }, 8), index.map({ box, zoom: 3 })])
      await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await index.status()).toEqual({ filled: false, isBuilding: true, count: 0, highestVersion: 0 });
    expect(await allOf(index.entries())).toEqual([]);
    await rebuild.swap();
    expect(await names(index, 'meanwhile')).toEqual(['meanwhile']);
    await index.close();
  });

  it('reports its count and highest version', async () => {
    const index = await withPlaces([place('a', 'A', { version: 3 }), place('b', 'B', { version: 7 }), place('c', 'C')]);
    expect(await index.status()).toEqual({ filled: true, isBuilding: false, count: 3, highestVersion: 7 });
    await index.write([{ remove: { id: 'b', version: 8 } }]);
    expect(await index.status()).toMatchObject({ count: 2, highestVersion: 3 });
    await index.close();
  });

  it('is rebuilt by one process at a time', async () => {
    const index = await openFilled();
    const rebuild = await index.rebuild();
    await expect(index.rebuild()).rejects.toMatchObject({ code: 'CONFLICT' });
    await rebuild.discard();
    expect(await index.status()).toMatchObject({ filled: true, isBuilding: false });
    await (await index.rebuild()).swap();
    await index.close();
  });

  it('continues an interrupted rebuild, which has all changes made meanwhile', async () => {
    const index = await open();
    const cutOff = await index.rebuild();
    await cutOff.write(put([place('a', 'Written')]));
    await cutOff.leave();
    await index.write(put([place('b', 'Between')]));
    expect(await index.status()).toMatchObject({ filled: false, isBuilding: true });
    const resumed = await index.rebuild();
    expect((await allOf(resumed.entries())).map(({ id }) => id)).toEqual(['a', 'b']);
    await resumed.swap();
    expect(await index.status()).toMatchObject({ filled: true, isBuilding: false, count: 2 });
    await index.close();
  });

  it('builds a new index beside the live one and swaps in one step', async () => {
    const index = await withPlaces([place('stale', 'Stale'), place('kept', 'Kept')]);
    const rebuild = await index.rebuild();
    await rebuild.write(put([place('kept', 'Kept')]));
    await index.write(put([place('meanwhile', 'Meanwhile')]));
    expect((await index.search({ limit: 9, offset: 0 })).total).toBe(3);
    expect((await allOf(rebuild.entries())).map(({ id }) => id)).toEqual(['kept', 'meanwhile']);
    const reads = Array.from({ length: 20 }, () => index.search({ limit: 9, offset: 0 }));
    await rebuild.swap();
    for (const { total } of await Promise.all(reads)) expect([2, 3]).toContain(total);
    expect((await allOf(index.entries())).map(({ id }) => id)).toEqual(['kept', 'meanwhile']);
    const another = await index.rebuild();
    await another.discard();
    await index.write(put([place('later', 'Later')]));
    expect(await names(index, 'later')).toEqual(['later']);
    await index.close();
  });
};
