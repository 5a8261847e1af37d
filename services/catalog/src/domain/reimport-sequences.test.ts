import { NOON, publishedLocation } from '../testing/builders.ts';
import { readImportRow } from './import-row.ts';
import { changeDetails } from './lifecycle.ts';
import type { Location } from './location.ts';
import { reimport } from './reimport.ts';
import { NO_EDITION } from './source-date.ts';

type Change = Parameters<typeof changeDetails>[1];

const rowOf = (columns: object) => readImportRow({ source: 'Test', sourceId: 'a', ...columns }, { columns: {} });

const imported = (location: Location, columns: object, overwrite = false): Location => {
  const result = reimport(location, rowOf(columns), { overwrite, clear: false, declared: NO_EDITION, now: NOON });
  return result.outcome === 'updated' ? result.next : location;
};

const corrected = (location: Location, change: Change): Location => changeDetails(location, change, NOON) ?? location;

/** What an import would write and what a person has corrected it to, of one field each. */
const FIELDS: readonly (readonly [field: 'hours' | 'temperature' | 'address', row: string, person: string])[] = [
  ['hours', 'always', '9–17'],
  ['temperature', '37 °C', '41 °C'],
  ['address', 'Main street 1', 'Side street 2'],
];

describe('a value that a person has corrected', () => {
  it.each(FIELDS)('stays through every later import: %s', (field, row, person) => {
    let place = imported(publishedLocation('a'), { [field]: row });
    place = corrected(place, { [field]: person });
    // Another field changes with each import: the place is written each time.
    for (const city of ['Grindavík', 'Keflavík', 'Reykjavík', 'Akureyri']) {
      place = imported(place, { [field]: row, city });
      expect([place.city, place[field], place.setByPeople]).toEqual([city, person, [field]]);
    }
  });

  it('stays when other fields are corrected or imported in between', () => {
    let place = publishedLocation('a');
    for (const [field, row, person] of FIELDS) {
      place = corrected(imported(place, { [field]: row }), { [field]: person });
      place = imported(place, Object.fromEntries(FIELDS.map(([name, text]) => [name, text])));
    }
    expect(FIELDS.map(([field]) => place[field])).toEqual([FIELDS[0]?.[2], FIELDS[1]?.[2], FIELDS[2]?.[2]]);
  });

  it('can be changed by imports again after an import with --overwrite', () => {
    let place = corrected(imported(publishedLocation('a'), { hours: 'always' }), { hours: '9–17' });
    place = imported(place, { hours: 'always' }, true);
    expect([place.hours, place.setByPeople]).toEqual(['always', []]);
    expect(imported(place, { hours: '10–18' }).hours).toBe('10–18');
  });
});
