import { openImports, row } from './testing/imports.ts';

const { useCases, importRows, importWith, stored } = await openImports();

describe('a place without a name', () => {
  const mono = { latitude: 38.046, longitude: -119.081 };

  it('is named after its category and the nearest town', async () => {
    await importRows(row('80', { ...mono, name: null }), row('81', { ...mono, name: 'N/A', categoryId: 23 }));
    expect([(await stored('80')).name, (await stored('81')).name]).toEqual([
      expect.stringMatching(/^Unnamed hot spring near \p{L}/u),
      expect.stringMatching(/^Unnamed retreat near \p{L}/u),
    ]);
  });

  it('is named after the town of its row', async () => {
    const { latitude: _, longitude: __, ...there } = row('82', { name: '?', city: 'Hveragerði' });
    await importRows(there);
    expect((await stored('82')).name).toBe('Unnamed hot spring near Hveragerði');
  });

  it('is named after its state or country when no town is near', async () => {
    await importRows(row('83', { name: null, latitude: 78, longitude: -40, country: 'GL' }));
    expect((await stored('83')).name).toBe('Unnamed hot spring in Greenland');
  });

  it('is the same place when the file is imported again, also beside another unnamed one', async () => {
    const two = [
      { ...mono, name: null, source: 'Unnamed' },
      { ...mono, latitude: 38.047, name: null, source: 'Unnamed' },
    ];
    expect(await importRows(...two)).toMatchObject({ added: 2 });
    expect(await importRows(...two)).toMatchObject({ unchanged: 2 });
  });

  it('gets the name of a later row, and keeps it', async () => {
    await importRows(row('84', { ...mono, name: null }));
    await importRows(row('84', { ...mono, name: 'Navy Beach Spring' }));
    expect(await importRows(row('84', { ...mono, name: null }))).toMatchObject({ unchanged: 1 });
    expect((await stored('84')).name).toBe('Navy Beach Spring');
  });

  it('follows the point and the town that a later row has, until a person names it', async () => {
    await importRows(row('87', { ...mono, name: null }), row('88', { ...mono, name: null }));
    const { name } = await stored('87');
    await useCases.changeLocation((await stored('88')).id, { name: 'The Old Tub' });
    const there = { name: null, latitude: 64, longitude: -21.19 };
    expect(await importRows(row('87', there), row('88', there))).toMatchObject({ updated: 2 });
    expect((await stored('87')).name).not.toBe(name);
    expect((await stored('87')).name).toMatch(/^Unnamed hot spring near /);
    expect((await stored('88')).name).toBe('The Old Tub');
    await importRows(row('87', { ...there, city: 'Hveragerði' }));
    expect((await stored('87')).name).toBe('Unnamed hot spring near Hveragerði');
    expect(await importRows(row('87', { ...there, city: 'Hveragerði' }), row('88', there))).toMatchObject({
      unchanged: 2,
    });
  });

  it('keeps the name that a person gives it', async () => {
    await importRows(row('85', { ...mono, name: null }));
    await useCases.changeLocation((await stored('85')).id, { name: 'The Old Tub' });
    expect(await importRows(row('85', { ...mono, name: 'Spring (hot)' }))).toMatchObject({ kept: 1 });
    expect((await stored('85')).name).toBe('The Old Tub');
  });

  it('gets a new name when a word for nothing was taken for its name', async () => {
    await importRows(row('86', mono));
    await useCases.changeLocation((await stored('86')).id, { name: 'null' });
    await importWith({ overwrite: true }, row('86', { ...mono, name: 'null' }));
    expect((await stored('86')).name).toMatch(/^Unnamed hot spring near /);
  });
});
