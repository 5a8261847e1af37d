import { enteredFacts } from './domain/place-facts.ts';
import { openImports, row } from './testing/imports.ts';

const { useCases, importRows, stored } = await openImports();

const listed = (field: string, after: string | null = null, limit = 50) =>
  useCases.listUnparsedTexts({ field, after, limit });

describe('texts that could not be read as facts', () => {
  it('are counted by field, and listed page by page with their places', async () => {
    await importRows(
      row('a', { temperature: 'lovely', priceRange: 'free' }),
      row('b', { temperature: 'as hot as you like', bestTimeToVisit: 'whenever you have time' }),
      row('c', { temperature: '38 °C' }),
      row('d'),
    );
    expect(await useCases.countUnparsedTexts()).toEqual([
      { field: 'temperature', count: 2 },
      { field: 'bestTimeToVisit', count: 1 },
    ]);
    const all = await listed('temperature');
    expect(all.map(({ text }) => text).toSorted()).toEqual(['as hot as you like', 'lovely']);
    const [first, second] = all;
    expect(await listed('temperature', null, 1)).toEqual([first]);
    expect(await listed('temperature', first?.location.id ?? '', 1)).toEqual([second]);
    expect(await listed('temperature', second?.location.id ?? '')).toEqual([]);
    expect(await listed('name')).toEqual([]);
  });

  it('are those as well of which a fact was read without certainty, with the fact, until somebody confirms it', async () => {
    await importRows(row('h', { temperature: '104 degrees' }));
    const { id, waterTemperature } = await stored('h');
    const found = async () => (await listed('temperature')).find(({ location }) => location.id === id);
    expect(await found()).toMatchObject({ text: '104 degrees', fact: 'waterTemperature', value: { minC: 104 } });
    await useCases.changeLocation(id, { ...enteredFacts({ waterTemperature }) });
    expect(await found()).toBeUndefined();
  });

  it('are gone once somebody enters the fact, takes the text away or deletes the place', async () => {
    await importRows(...['e', 'f', 'g'].map((id) => row(id, { accessibility: `ask ${id}` })));
    const texts = async () => (await listed('accessibility')).map(({ text }) => text).toSorted();
    expect(await texts()).toEqual(['ask e', 'ask f', 'ask g']);
    const [{ id: entered }, { id: emptied }, { id: deleted }] = [
      await stored('e'),
      await stored('f'),
      await stored('g'),
    ];
    const fact = { access: 'yes', basis: 'told', source: null, date: null, readFrom: null } as const;
    const wheelchair = { ...fact, stepCm: null, doorCm: null, poolLift: null, toilet: null };
    await useCases.changeLocation(entered, { wheelchair });
    await useCases.changeLocation(emptied, { accessibility: null });
    await useCases.deleteLocation(deleted, 'admin');
    expect(await texts()).toEqual([]);
  });
});
