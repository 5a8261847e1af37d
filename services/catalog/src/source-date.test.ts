import { details } from './testing/builders.ts';
import { openImports, partialRow, row } from './testing/imports.ts';

const { useCases, importRows, importWith, stored, locations } = await openImports();

const NOAA = 'NOAA NCEI Thermal Springs List for the United States (KGRD-12, 1980), doi:10.25921/c8p0-zs06';
const edition = { asOf: '1980', sourceName: 'Geological Survey' };

describe('the date of a source', () => {
  it('is that of an imported place and of its facts, also of those that are read from its texts', async () => {
    const kinds = { are: ['hotSpring'] };
    const own = { kind: 'free', source: 'City of Vík', date: '2024' };
    await importRows(row('1', { ...edition, kinds, price: own, temperature: '38 °C', hours: '9:00–17:00' }));
    expect(await stored('1')).toMatchObject({
      provenance: edition,
      kinds: { source: 'Geological Survey', date: '1980' },
      price: { source: 'City of Vík', date: '2024' },
      waterTemperature: { basis: 'read', date: '1980' },
      openingHours: { basis: 'read', date: '1980' },
    });
  });

  it('changes nothing when the same row is imported again, stays without its column, and goes only with --clear', async () => {
    const rows = row('2', { ...edition, kinds: { are: ['hotSpring'] }, temperature: '38 °C', hours: '9:00–17:00' });
    await importRows(rows);
    expect(await importRows(rows, row('other'))).toMatchObject({ unchanged: 1 });
    expect(await importRows(partialRow('2'))).toMatchObject({ unchanged: 1 });
    expect(await importRows(partialRow('2', { asOf: '', sourceName: null }))).toMatchObject({ unchanged: 1 });
    expect(await importRows(partialRow('2', { asOf: 1984 }))).toMatchObject({ updated: 1 });
    expect(await stored('2')).toMatchObject({ provenance: { asOf: '1984' }, waterTemperature: { date: '1984' } });
    expect(await importWith({ clear: true }, partialRow('2', { asOf: '' }))).toMatchObject({ updated: 1 });
    expect(await stored('2')).toMatchObject({ provenance: { asOf: null, sourceName: 'Geological Survey' } });
  });

  it('is left out with the number of the row where it is no date', async () => {
    expect(await importRows(row('3', { asOf: 'the eighties' }))).toMatchObject({
      added: 1,
      notices: [{ words: 'asOf: "the eighties" is not a year, a month or a day, such as 1980 or 1980-06-24' }],
    });
  });

  it('is that of an archive where its rows do not say it', async () => {
    const spring = { source: NOAA, sourceId: 'ncei:1', name: 'Bailey Hot Spring', country: 'US', temperature: '92 °C' };
    await importRows(spring);
    expect((await locations.findBySource([{ source: NOAA, sourceId: 'ncei:1' }]))[0]).toMatchObject({
      provenance: { asOf: '1980', sourceName: 'NOAA' },
      waterTemperature: { date: '1980' },
    });
    expect(await importRows(spring)).toMatchObject({ unchanged: 1 });
  });

  it('is not that of what people have set since', async () => {
    await importRows(row('4', { ...edition, temperature: '38 °C' }));
    const { id } = await stored('4');
    await useCases.changeLocation(id, { ...details({ name: 'Spring 4', temperature: '41 °C' }) });
    expect((await stored('4')).waterTemperature).toMatchObject({ minC: 41, source: null, date: null });
  });
});
