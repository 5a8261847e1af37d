import { partialRow, openImports, row } from './testing/imports.ts';

const { useCases, locations, published, importRows, importWith, stored } = await openImports();

describe('a dry run', () => {
  it('reports what would be added, changed, emptied, kept and withheld, and writes nothing', async () => {
    const before = row('90', { hours: '9–17', website: 'https://a.example/' });
    await importRows(before, row('91'), row('92'));
    await useCases.changeLocation((await stored('91')).id, { city: 'Húsavík' });
    await useCases.deleteLocation((await stored('92')).id);
    await published();
    const rows = [
      row('90', { hours: '8–18', website: '' }),
      row('91', { city: 'Vík' }),
      row('92'),
      row('93'),
      partialRow('94'),
    ];
    const [state, facts] = [await stored('90'), (await published()).length];
    const dry = await importWith({ clear: true, dryRun: true }, ...rows);
    expect(dry.changes).toEqual([
      { kind: 'added', count: 1, first: [{ place: 'Spring 93', field: null, before: null, after: null }] },
      { kind: 'updated', count: 1, first: [{ place: 'Spring 90', field: 'hours', before: '9–17', after: '8–18' }] },
      {
        kind: 'cleared',
        count: 1,
        first: [{ place: 'Spring 90', field: 'website', before: 'https://a.example/', after: null }],
      },
      { kind: 'kept', count: 1, first: [{ place: 'Spring 91', field: 'city', before: 'Húsavík', after: 'Vík' }] },
      { kind: 'withheld', count: 1, first: [{ place: 'Spring 92', field: null, before: null, after: null }] },
    ]);
    expect(await stored('90')).toEqual(state);
    expect((await published()).length).toBe(facts);
    expect(await locations.findBySource([{ source: 'Survey', sourceId: '93' }])).toEqual([]);
    const { changes: _, ...done } = await importWith({ clear: true }, ...rows);
    expect(dry).toMatchObject(done);
  });

  it('names the first ten changes of a kind and counts all', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => row(`dry-${at}`));
    const { changes } = await importWith({ dryRun: true }, ...rows);
    expect(changes).toMatchObject([
      { kind: 'added', count: 12, first: rows.slice(0, 10).map(({ name }) => ({ place: name })) },
    ]);
  });
});
