import type { Location } from './domain/location.ts';
import { openDemoCatalog } from './testing/demo.ts';

/** Places in the United States that are named like towns and countries elsewhere. */
const NAMESAKES = ['Jordan Hot Springs', 'Paris Spa', 'Tokyo Bath'];
const renamed = (location: Location, at: number): Location => {
  const name = NAMESAKES[at];
  const coordinates = { latitude: 36.2, longitude: -118.3 };
  return name === undefined
    ? location
    : { ...location, name, city: 'Kernville', state: 'California', country: 'United States', coordinates };
};
const { useCases } = await openDemoCatalog(renamed);

const search = (text: string, limit = 100, offset = 0) => useCases.searchLocations({ text, limit, offset });
const names = async (text: string) => (await search(text)).items.map(({ name }) => name);

describe('places in the text of a search', () => {
  it.each([
    ['rome', 'Rome, Lazio, Italy'],
    ['rome italy', 'Rome, Lazio, Italy'],
    ['leeds', 'Leeds, England, United Kingdom'],
    ['new york', 'New York City, New York, United States'],
    ['Baden-Baden', 'Baden-Baden, Baden-Wurttemberg, Germany'],
    ['germany', 'Germany'],
  ])('for %s, the whole name of a place, lists what lies there first', async (text, label) => {
    const { total, near, items, interpretation } = await search(text);
    expect({ label: near?.label, words: interpretation?.words }).toEqual({ label, words: '' });
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(interpretation?.named ?? 0);
  });

  it.each([
    'gay sauna', 'thai sauna', 'tai chi', 'summer sauna', 'modern', 'liberty', 'cool', 'nice', 'early', 'gold', 'diamond', 'imperial', 'paradise', 'eden',
    'nice spa', 'imperial spa', 'Mt Princeton', 'balneario Lourdes',
  ])('for %s means no town of that name', async (text) => {
    const { near } = await search(text);
    expect(near?.label ?? 'none').toMatch(/^(?:none|Lourdes)/);
  }); // prettier-ignore

  it('takes the town where something is among those that share a name', async () => {
    expect((await search('San Jose Costa Rica hot springs')).items.map(({ name }) => name)).toEqual([
      'Tabacón Thermal Springs',
    ]);
    expect((await search('spa Québec')).near?.label).toBe('Quebec, Canada');
  });

  it('puts a place whose own name begins so before what lies in a country', async () => {
    expect((await search('jordan hot springs')).near?.label).toBe('Jordan');
    expect(await names('jordan hot springs')).toEqual(['Jordan Hot Springs', "Ma'in Hot Springs"]);
    expect(await names('jordan hot spr')).toEqual(['Jordan Hot Springs', "Ma'in Hot Springs"]);
  });

  it('names what is nearest to a large town where nothing lies there', async () => {
    const alone = await search('paris');
    expect(alone).toMatchObject({ total: 1, near: null, nearest: { name: 'Thermes de Spa' } });
    expect(alone.interpretation?.offer?.label).toBe('Paris, Île-de-France, France');
    const label = 'Paris, Île-de-France, France';
    expect(await search('spa Paris')).toMatchObject({ total: 0, near: { label }, nearest: { name: 'Thermes de Spa' } });
  });

  it('lists the place that is called exactly so, wherever it lies', async () => {
    expect(await names('Paris spa')).toEqual(['Paris Spa']);
  });

  it('lists what is named like a town behind what lies there, page by page', async () => {
    const all = await search('tokyo');
    expect(all.interpretation?.named).toBe(1);
    expect(all.items.at(-1)?.name).toBe('Tokyo Bath');
    const single = await Promise.all(all.items.map(async (_, at) => (await search('tokyo', 1, at)).items[0]?.id));
    expect(single).toEqual(all.items.map(({ id }) => id));
  });
});
