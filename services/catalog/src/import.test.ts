import { details } from './testing/builders.ts';
import { partialRow, openImports, row } from './testing/imports.ts';

const { useCases, locations, published, importRows, importWith, stored } = await openImports();

describe('an import', () => {
  it('adds, then finds nothing to change, then updates what differs', async () => {
    const rows = [row('1'), row('2'), row('3')];
    expect(await importRows(...rows)).toMatchObject({ added: 3, updated: 0, unchanged: 0, refused: 0 });
    expect(await importRows(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(await importRows(row('1', { temperatureC: 51 }), row('2'))).toMatchObject({ updated: 1, unchanged: 1 });
  });

  it('refuses a bad row, leaves out a field that cannot be read, reports each kind once with its lines, and continues', async () => {
    const bad = { source: 'Survey', temperatureC: 7 };
    const counts = await importRows(
      row('10'),
      bad,
      row('11', { latitude: 91, website: 'call us' }),
      bad,
      row('12', { website: 'call us' }),
    );
    expect(counts).toMatchObject({
      added: 3,
      refused: 2,
      notices: [
        { words: 'website: "call us" is not a link', isRefused: false, rows: 2, firstLines: [3, 5] },
        { words: 'latitude: 91 is not between -90 and 90', rows: 1, firstLines: [3] },
        { words: 'it has no sourceId, no name and no point or town', isRefused: true, rows: 2, firstLines: [2, 4] },
      ],
    });
    expect(await stored('11')).toMatchObject({ name: 'Spring 11', coordinates: null, website: null });
  });

  it('refuses the second of two rows with one key', async () => {
    expect(await importRows(row('20'), row('21'), row('20', { city: 'Vík' }))).toMatchObject({
      added: 2,
      refused: 1,
      notices: [{ words: 'it is the same as an earlier row by source and sourceId', firstLines: [3] }],
    });
    expect(await stored('20')).toMatchObject({ city: null, isVerified: true });
  });

  it('keeps what an admin has corrected, unless --overwrite is given', async () => {
    await importRows(row('30'));
    const { id } = await stored('30');
    await useCases.changeLocation(id, details({ name: 'Spring 30', city: 'Húsavík', country: 'Iceland' }));
    expect(await importRows(row('30', { city: 'Vík' }))).toMatchObject({ kept: 1, updated: 0 });
    expect(await locations.find(id)).toMatchObject({ city: 'Húsavík' });
    expect(await importWith({ overwrite: true }, row('30', { city: 'Vík' }))).toMatchObject({ updated: 1 });
    expect(await locations.find(id)).toMatchObject({ city: 'Vík' });
  });

  it('does not bring back what an admin has deleted, unless --overwrite is given', async () => {
    await importRows(row('31'));
    await useCases.deleteLocation((await stored('31')).id);
    await published();
    expect(await importRows(row('31'), row('32'))).toMatchObject({ added: 1, withheld: 1 });
    expect(await importWith({ overwrite: true }, row('31'))).toMatchObject({ added: 1, withheld: 0 });
    expect(await importRows(row('31'))).toMatchObject({ unchanged: 1 });
  });

  it('has one category for new places, and keeps that of existing ones', async () => {
    await importRows(row('40'));
    expect(await importWith({ categoryId: 21 }, row('40'), row('41'))).toMatchObject({ unchanged: 1, added: 1 });
    expect([(await stored('40')).categoryId, (await stored('41')).categoryId]).toEqual([20, 21]);
  });

  it('updates a place from full to few columns and back, and keeps what people changed in between', async () => {
    const full = row('50', {
      city: 'Vík',
      website: 'https://vik.example/',
      hours: '9–17',
      tags: ['lava'],
      licence: 'CC0',
    });
    await importRows(full);
    const { id } = await stored('50');
    await useCases.changeLocation(id, { hours: 'on Sundays' });
    expect(await importRows(partialRow('50', { phoneNumber: '+354 1' }))).toMatchObject({ updated: 1 });
    expect(await importRows(partialRow('50', { hours: '8–18', phoneNumber: '+354 2' }))).toMatchObject({ updated: 1 });
    expect(await importRows(full)).toMatchObject({ kept: 1 });
    expect(await locations.find(id)).toMatchObject({
      city: 'Vík',
      website: 'https://vik.example/',
      hours: 'on Sundays',
      phoneNumber: '+354 2',
      tags: [{ slug: 'lava' }],
      coordinates: { latitude: 64.1, longitude: -20.2 },
      provenance: { licence: 'CC0' },
    });
  });

  it('refuses a row that would remove a point, and imports the others', async () => {
    await importRows(row('60'), row('61'));
    const pointless = row('60', { latitude: null, longitude: null });
    expect(await importRows(pointless, row('61', { hours: '9–17' }))).toMatchObject({ refused: 1, updated: 1 });
    expect((await stored('60')).coordinates).toEqual({ latitude: 64.1, longitude: -20.2 });
    expect(await importWith({ clear: true }, pointless)).toMatchObject({ updated: 1 });
    expect((await stored('60')).coordinates).toBeNull();
  });

  it('makes no new place of a row with a few columns', async () => {
    expect(await importRows(partialRow('70', { phoneNumber: '+354 1' }))).toMatchObject({
      refused: 1,
      notices: [{ words: 'it has no name, and no point or town to name it by' }],
    });
  });
});
