import { isNothing } from './import-values.ts';
import { readImportRow } from './import-row.ts';

const WORDS = ['null', 'NULL', 'N/A', 'n/a', ' n / A ', 'undefined', '#N/A', 'NaN', 'none', 'None', 'Unknown'];
const SIGNS = ['-', '--', ' - ', '—', '?', '??', '...', '', '  ', '\u200b'];

describe('words for nothing', () => {
  it.each([...WORDS, ...SIGNS])('%j is nothing', (word) => {
    expect(isNothing(word)).toBe(true);
  });

  it.each(['Nonesuch Spring', 'Null Point', 'unknown to tourists', '0', '$$', '♨', 'NA', '-1'])('%j is not', (text) => {
    expect(isNothing(text)).toBe(false);
  });

  it.each([...WORDS, ...SIGNS])('%j is no value in any field', (word) => {
    const row = {
      name: word,
      city: word,
      country: word,
      website: word,
      tags: [word],
      latitude: word,
      longitude: word,
      temperatureC: word,
      categoryId: word,
      avgCost: word,
      licence: word,
    };
    const { values, unreadable, provenance } = readImportRow({ ...row, source: 'S', sourceId: '1' }, { columns: {} });
    expect({ values, unreadable, licence: provenance.licence }).toEqual({ values: {}, unreadable: [], licence: null });
  });

  it('does not change the other tags of a list', () => {
    const row = { source: 'S', sourceId: '1', tags: ['thermal', 'n/a', null] };
    expect(readImportRow(row, { columns: {} }).values.tags).toEqual([{ name: 'thermal', slug: 'thermal' }]);
  });
});
