import { openCatalog } from './testing/catalog.ts';
import { details } from './testing/builders.ts';
import type { ImportLine } from './use-cases/import-locations.ts';

const { useCases, locations, published } = await openCatalog();

const lines = async function* (...rows: readonly unknown[]): AsyncIterable<ImportLine> {
  for (const [at, row] of rows.entries()) yield { line: at + 1, row };
};
const importRows = (...rows: readonly unknown[]) => importWith({ overwrite: false }, ...rows);
const importWith = ({ overwrite }: { readonly overwrite: boolean }, ...rows: readonly unknown[]) => {
  const refused: string[] = [];
  const report = {
    refused: (line: number, reason: string) => refused.push(`${line}: ${reason}`),
    unknownColumn: () => undefined,
  };
  return useCases
    .importLocations(lines(...rows), { categoryId: 20, columns: {}, overwrite }, report)
    .then((counts) => ({ ...counts, reasons: refused }));
};
const row = (sourceId: string, more: object = {}) => ({
  name: `Spring ${sourceId}`,
  latitude: 1,
  longitude: 2,
  country: 'IS',
  source: 'Survey',
  sourceId,
  ...more,
});

describe('an import', () => {
  it('adds, then finds nothing to change, then updates what differs', async () => {
    const rows = [row('1'), row('2'), row('3')];
    expect(await importRows(...rows)).toMatchObject({ added: 3, updated: 0, unchanged: 0, refused: 0 });
    expect(await importRows(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(await importRows(row('1', { temperatureC: 51 }), row('2'))).toMatchObject({ updated: 1, unchanged: 1 });
  });

  it('reports a bad row by its line and goes on', async () => {
    const counts = await importRows(row('10'), { source: 'Survey' }, row('11', { latitude: 91 }), row('12'));
    expect(counts).toMatchObject({
      added: 2,
      refused: 2,
      reasons: ['2: name is missing', '3: Latitude must be between -90 and 90'],
    });
  });

  it('refuses the second of two rows with one key by its line', async () => {
    expect(await importRows(row('20'), row('21'), row('20', { city: 'Vík' }))).toMatchObject({
      added: 2,
      refused: 1,
      reasons: ['3: it is the same as line 1 by source and sourceId'],
    });
    const [stored] = await locations.findBySource([{ source: 'Survey', sourceId: '20' }]);
    expect(stored).toMatchObject({ city: null, isVerified: true });
  });

  const importedId = async (sourceId: string): Promise<string> => {
    const [stored] = await locations.findBySource([{ source: 'Survey', sourceId }]);
    if (!stored) throw new Error(`${sourceId} is not stored`);
    return stored.id;
  };

  it('keeps what an admin has corrected, unless it is told to overwrite', async () => {
    await importRows(row('30'));
    const id = await importedId('30');
    await useCases.changeLocation(id, details({ name: 'Spring 30', city: 'Húsavík', country: 'Iceland' }));
    expect(await importRows(row('30'))).toMatchObject({ kept: 1, updated: 0 });
    expect(await locations.find(id)).toMatchObject({ city: 'Húsavík' });
    expect(await importWith({ overwrite: true }, row('30'))).toMatchObject({ updated: 1 });
    expect(await locations.find(id)).toMatchObject({ city: null });
  });

  it('does not bring back what an admin has deleted, unless it is told to overwrite', async () => {
    await importRows(row('31'));
    await useCases.deleteLocation(await importedId('31'));
    await published();
    expect(await importRows(row('31'), row('32'))).toMatchObject({ added: 1, withheld: 1 });
    expect(await importWith({ overwrite: true }, row('31'))).toMatchObject({ added: 1, withheld: 0 });
    expect(await importRows(row('31'))).toMatchObject({ unchanged: 1 });
  });
});
