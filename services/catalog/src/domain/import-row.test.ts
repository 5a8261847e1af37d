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
const read = (row: unknown, options = {}) => readImportRow(row, { columns: {}, ...options });
const withoutId = ({ sourceId: _, ...row }: typeof spring) => row;

describe('a row of an import', () => {
  it('has the values of its columns, and no other fields', () => {
    expect(read(spring)).toEqual({
      values: {
        name: 'Baranof Warm Springs',
        country: 'United States',
        temperature: '51 °C',
        coordinates: { latitude: 57.085, longitude: -134.839 },
        coordinatesAre: 'exact',
      },
      emptied: [],
      provenance: { source: 'Survey', sourceId: 'AK-1', licence: 'CC0-1.0' },
      unreadable: [],
    });
  });

  it('may have one field of a place that is found by its id', () => {
    expect(read({ source: 'Survey', sourceId: 'AK-1', phoneNumber: '+1 555 0100' })).toMatchObject({
      values: { phoneNumber: '+1 555 0100' },
      provenance: { source: 'Survey', sourceId: 'AK-1' },
    });
  });

  it('has no value in an empty column', () => {
    const { values, emptied, provenance } = read({ ...spring, website: '', tags: [], temperatureC: null, licence: '' });
    expect(emptied).toEqual(['website', 'temperature', 'tags']);
    expect(values).not.toHaveProperty('temperature');
    expect(provenance.licence).toBeNull();
  });

  it('has the names of the columns of OpenStreetMap beside those of its own column, each once', () => {
    const names = {
      'name:ja': 'バラノフ',
      'name:de': 'Baranof Warm Springs',
      alt_name: 'Warm Spring Bay;バラノフ',
      'name:etymology': 'A',
    };
    const { values } = read({ ...spring, otherNames: 'Warm Springs', ...names });
    expect(values.otherNames).toBe('Warm Springs; バラノフ; Warm Spring Bay');
    expect(unknownColumns({ ...spring, ...names }, { columns: {} })).toEqual(['name:etymology']);
    expect(read({ ...spring, 'name:zh-Hant': '' })).toMatchObject({ emptied: ['otherNames'] });
  });

  it('has as many other names as their field can hold', () => {
    const columns = Object.fromEntries(['aa', 'bb', 'cc'].map((tag) => [`name:${tag}`, tag.repeat(450)]));
    expect(read({ ...spring, ...columns }).values.otherNames).toHaveLength(1_802);
  });

  it('says that there is no point where both halves are empty, or one is empty and the other not there', () => {
    const { latitude: _, ...withoutLatitude } = { ...spring, longitude: null };
    expect(read({ ...spring, latitude: null, longitude: '' }).emptied).toEqual(['coordinates']);
    expect(read(withoutLatitude).emptied).toEqual(['coordinates']);
  });

  it.each([
    ['latitude', 'north', 'is not a number'],
    ['latitude', 91, 'is not between -90 and 90'],
    ['longitude', '-180.5', 'is not between -180 and 180'],
    ['website', 'call us', 'is not a link'],
    ['temperatureC', 'B', 'is not a number'],
    ['avgCost', '0x14', 'is not a number'],
    ['avgCost', -1, 'is not between 0 and 999,999.99'],
    ['tags', 'hot', 'is not a list of names'],
    ['tags', ['hot', 7], 'is not a list of names'],
    ['tags', ['x'.repeat(51)], 'has more than 20 tags, or one of more than 50 characters'],
    ['categoryId', 99, 'is not a category'],
    ['city', { en: 'Sitka' }, 'is not a text'],
    ['priceRange', 'x'.repeat(21), 'has more than 20 characters'],
    ['name', 'x'.repeat(201), 'has more than 200 characters'],
    ['country', 'Atlantis', 'is not a country'],
    ['licence', 'x'.repeat(201), 'has more than 200 characters'],
  ])('loses %s when it is %j, and no other field', (field, given, reason) => {
    const { values, emptied, unreadable } = read({ ...spring, [field]: given });
    expect(unreadable).toEqual([{ field, given, reason }]);
    expect(emptied).toEqual([]);
    expect(values.name ?? values.country).toBeDefined();
  });

  it('loses a point with one coordinate', () => {
    expect(read({ ...spring, longitude: null })).toMatchObject({
      emptied: [],
      unreadable: [{ field: 'latitude', given: 57.085, reason: 'is only half of a point' }],
    });
  });

  it.each([
    [null, 'the line is not a JSON object'],
    [[spring], 'the line is not a JSON object'],
    [{ ...spring, sourceId: { id: 1 } }, 'sourceId is not a text'],
    [{ ...spring, source: 'x'.repeat(301) }, 'source has more than 300 characters'],
    [{ source: 'Survey', temperatureC: 51 }, 'it has no sourceId, no name and no point or town'],
  ])('%j is refused: %s', (row, reason) => {
    expect(() => read(row)).toThrow(reason);
  });

  it('may name its columns differently', () => {
    const row = { ...spring, guessCategoryId: 22 };
    expect(read(row, { columns: { categoryId: 'guessCategoryId' } }).values.categoryId).toBe(22);
  });

  it('keeps a temperature that is written out', () => {
    expect(read({ ...spring, temperature: '38–42 °C' }).values.temperature).toBe('38–42 °C');
  });

  it('needs a source, its own or one for all', () => {
    const { source: _, ...nowhere } = spring;
    expect(() => read(nowhere)).toThrow('source is missing');
    expect(read(nowhere, { source: 'Survey' }).provenance.source).toBe('Survey');
  });

  it('does not look up what an object inherits', () => {
    expect(read(spring, { columns: { name: 'toString' } }).values).not.toHaveProperty('name');
  });

  it('names the columns that no field takes', () => {
    expect(unknownColumns({ ...spring, usgsQuad: 'X', mapped: 1 }, { columns: { city: 'mapped' } })).toEqual([
      'usgsQuad',
    ]);
  });
});

describe('a row without an id at its source', () => {
  it('is found by its name and location', () => {
    expect(read({ ...withoutId(spring), address: '1 Bay Road' }).provenance.sourceId).toBe(
      'baranof-warm-springs|57.085|-134.839|1 Bay Road|United States',
    );
  });

  it.each([
    ['US', 'United States'],
    ['HK', 'Hong Kong SAR China'],
    ['Deutschland', 'Deutschland'],
  ])('has its country %s in the id as %s, however countries are stored', (country, inId) => {
    expect(read({ ...withoutId(spring), country }).provenance.sourceId).toContain(`|${inId}`);
  });

  it('is found by its location when it has no name', () => {
    expect(read({ ...withoutId(spring), name: null }).provenance.sourceId).toBe('57.085|-134.839|United States');
  });

  it('is a different place for each name of only one sign', () => {
    const [hot, star] = ['♨', '★'].map((name) => read({ name, city: 'Beppu', source: 'Survey' }).provenance.sourceId);
    expect([hot, star]).toEqual(['♨|Beppu', '★|Beppu']);
  });

  it('is the same place as when words for nothing were names', () => {
    expect(read({ ...withoutId(spring), name: 'null', city: 'N/A' }).provenance.sourceId).toBe(
      'null|57.085|-134.839|N/A|United States',
    );
  });
});

describe('facts of a row', () => {
  const factsOf = (columns: object) => {
    const { values, unreadable } = read({ ...spring, ...columns });
    return { ...values, unreadable };
  };

  it('are given as objects, by columns for their parts, or as texts', () => {
    expect(factsOf({ waterTemperature: { minC: 36, maxC: '38', basis: 'measured', date: 1980 } })).toMatchObject({
      waterTemperature: { minC: 36, maxC: 38, at: null, basis: 'measured', date: '1980' },
    });
    expect(factsOf({ 'price.kind': 'Paid', 'price.amount': '12.50', 'price.currency': 'EUR' })).toMatchObject({
      price: { kind: 'paid', amount: 12.5, currency: 'EUR', basis: 'told' },
    });
    expect(factsOf({ 'amenities.has': 'sauna, Outdoor pool', 'access.fee': 'yes' })).toMatchObject({
      amenities: { has: ['outdoorPool', 'sauna'], lacks: [] },
      access: { fee: true },
    });
    expect(factsOf({ price: 'Free of charge' })).toMatchObject({ price: { kind: 'free', basis: 'read' } });
  });

  it.each([
    ['status', { state: 'sunken' }],
    ['price', 'ask at the door'],
    ['waterTemperature', { minC: 40 }],
    ['wheelchair', ['yes']],
  ])('cost the field alone where %s is %j', (field, value) => {
    const { unreadable, name } = factsOf({ [field]: value });
    expect(unreadable.map((each) => each.field)).toEqual([field]);
    expect(name).toBe(spring.name);
  });
});
