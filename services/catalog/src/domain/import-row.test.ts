import { readImportRow, unknownColumns } from './import-row.ts';

const spring = {
  name: 'Baranof Warm Springs',
  latitude: 57.085,
  longitude: '-134.839',
  country: 'US',
  temperatureC: 51,
  source: 'Survey',
  sourceId: 'AK-1',
  licence: 'CC0-1.0',
};
const read = (row: unknown, options = {}) => readImportRow(row, { categoryId: 20, columns: {}, ...options });

describe('a row of an import', () => {
  it('becomes a place with its source', () => {
    expect(read(spring)).toMatchObject({
      details: {
        name: 'Baranof Warm Springs',
        coordinates: { latitude: 57.085, longitude: -134.839 },
        country: 'United States',
        temperature: '51 °C',
        city: null,
        categoryId: 20,
      },
      provenance: { source: 'Survey', sourceId: 'AK-1', licence: 'CC0-1.0' },
    });
  });

  it.each([
    [null, 'the line is not a JSON object'],
    [[spring], 'the line is not a JSON object'],
    [{ ...spring, name: ' ' }, 'name is missing'],
    [{ ...spring, name: { first: 'x' } }, 'name must be a text'],
    [{ ...spring, latitude: 'north' }, 'latitude must be a number'],
    [{ ...spring, longitude: null }, 'longitude is missing'],
    [{ ...spring, tags: 'hot' }, 'tags must be a list of names'],
  ])('%j is refused: %s', (row, reason) => {
    expect(() => read(row)).toThrow(reason);
  });

  it('needs a category, its own or one for all', () => {
    expect(() => readImportRow(spring, { columns: {} })).toThrow('categoryId is missing');
    expect(readImportRow({ ...spring, categoryId: 24 }, { categoryId: 20, columns: {} }).details.categoryId).toBe(24);
  });

  it('may name its columns differently', () => {
    const row = { ...spring, guessCategoryId: 22 };
    expect(read(row, { columns: { categoryId: 'guessCategoryId' } }).details.categoryId).toBe(22);
  });

  it('keeps a temperature that is written out', () => {
    expect(read({ ...spring, temperature: '38–42 °C' }).details.temperature).toBe('38–42 °C');
  });

  it('is known by name and point when its source gives no id', () => {
    const { sourceId: _, ...anonymous } = { ...spring, address: '1 Bay Road' };
    expect(read(anonymous).provenance.sourceId).toBe('baranof-warm-springs|57.085|-134.839|1 Bay Road|United States');
  });

  it('whose name is but a sign is told apart by it', () => {
    const [hot, star] = ['♨', '★'].map((name) => read({ name, city: 'Beppu', source: 'Survey' }).provenance.sourceId);
    expect([hot, star]).toEqual(['♨|Beppu', '★|Beppu']);
  });

  it('needs a source, its own or one for all', () => {
    const { source: _, ...nowhere } = spring;
    expect(() => read(nowhere)).toThrow('source is missing');
    expect(read(nowhere, { source: 'Survey' }).provenance.source).toBe('Survey');
  });

  it.each(['0x14', '0b11', '1e', 'Infinity'])('does not take %s for a number', (avgCost) => {
    expect(() => read({ ...spring, avgCost })).toThrow('avgCost must be a number');
  });

  it('has a licence that fits into a line', () => {
    expect(() => read({ ...spring, licence: 'x'.repeat(201) })).toThrow('licence must be at most 200 characters');
  });

  it('does not look up what an object inherits', () => {
    expect(() => read({}, { columns: { name: 'toString' } })).toThrow('name is missing');
  });

  it('names the columns that no field takes', () => {
    expect(unknownColumns({ ...spring, usgsQuad: 'X', mapped: 1 }, { columns: { city: 'mapped' } })).toEqual([
      'usgsQuad',
    ]);
  });
});
