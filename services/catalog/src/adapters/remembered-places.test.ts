import type { Location } from '../domain/location.ts';
import { publishedLocation } from '../testing/builders.ts';
import { rememberedPlaces } from './remembered-places.ts';

const PLACES = 600;

/** A store of published places in the order of their ids, and what was asked of it. */
const given = () => {
  const stored = new Map<string, Location>();
  const put = (id: string, city = 'Grindavík') => void stored.set(id, publishedLocation(id, { city }));
  for (let at = 0; at < PLACES; at += 1) put(`place ${String(at).padStart(3, '0')}`);
  const asked = { lists: 0, places: [] as string[] };
  const reads = {
    ids: async (_: number | undefined, offset: number, limit: number) => {
      asked.lists += 1;
      return [...stored.keys()].toSorted().slice(offset, offset + limit);
    },
    places: async (ids: readonly string[]): Promise<readonly Location[]> => {
      asked.places.push(...ids);
      return ids.flatMap((id) => stored.get(id) ?? []).toReversed();
    },
  };
  const remembered = rememberedPlaces(reads);
  const page = async (offset: number, limit = 9) => remembered.page(undefined, offset, limit);
  const idsOn = async (offset: number, limit = 9) => (await page(offset, limit)).map(({ id }) => id);
  return { stored, put, asked, reads, remembered, page, idsOn };
};

describe('published places that are remembered', () => {
  it('are the page that was asked for, wherever it begins and ends', async () => {
    const { stored, idsOn } = given();
    const all = [...stored.keys()];
    for (const offset of [0, 3, 250, 256, 511, 595, 600, 5_000])
      expect(await idsOn(offset)).toEqual(all.slice(offset, offset + 9));
    expect(await idsOn(100, 300)).toEqual(all.slice(100, 400));
  });

  it('are read once for pages that overlap or follow', async () => {
    const { asked, page } = given();
    await page(0);
    await page(4);
    await page(20);
    expect(asked.lists).toBe(1);
    expect(asked.places).toHaveLength(32);
  });

  it('are read anew once they were written, and no others', async () => {
    const { asked, put, remembered, page } = given();
    await page(0);
    put('place 004', 'Elsewhere');
    remembered.written(['place 004']);
    expect((await page(0)).map(({ city }) => city)).toContain('Elsewhere');
    expect(asked.places.slice(32)).toEqual(['place 004']);
  });

  it('stand in a new order after every write', async () => {
    const { stored, put, remembered, idsOn } = given();
    await idsOn(0, 2);
    put('place 000a');
    remembered.written(['place 000a']);
    expect(await idsOn(0, 2)).toEqual(['place 000', 'place 000a']);
    stored.delete('place 000');
    remembered.written(['place 000']);
    expect(await idsOn(0, 2)).toEqual(['place 000a', 'place 001']);
  });

  it('are not remembered when they were written while they were read', async () => {
    const { put, reads, remembered, page } = given();
    const read = reads.places;
    reads.places = async (ids) => {
      const before = await read(ids);
      put('place 004', 'Elsewhere');
      remembered.written(['place 004']);
      reads.places = read;
      return before;
    };
    await page(0);
    expect((await page(0)).map(({ city }) => city)).toContain('Elsewhere');
  });
});
