import { details, NOON, publishedLocation } from '../testing/builders.ts';
import { mapKind } from '@wellspring/place-schema/kinds';
import { DETAIL_FIELDS, type DetailField } from './fields.ts';
import { readImportRow } from './import-row.ts';
import { changeDetails } from './lifecycle.ts';
import type { Location } from './location.ts';
import { reimport } from './reimport.ts';
import { NO_EDITION } from './source-date.ts';

const later = new Date('2026-06-02T12:00:00Z');
const place = publishedLocation('a', {
  website: 'https://example.org/',
  hours: 'always',
  temperature: '37 °C',
  tags: [{ name: 'thermal', slug: 'thermal' }],
});
const rowOf = (columns: object) => readImportRow({ source: 'Test', sourceId: 'a', ...columns }, { columns: {} });
const again = (location: Location, columns: object, { overwrite = false, clear = false } = {}) =>
  reimport(location, rowOf(columns), { overwrite, clear, declared: NO_EDITION, now: later });
const stateAfter = (location: Location, columns: object, options = {}): Location => {
  const result = again(location, columns, options);
  return result.outcome === 'updated' ? result.next : location;
};
const corrected = (change: Parameters<typeof changeDetails>[1]): Location => {
  const next = changeDetails(place, change, NOON);
  if (!next) throw new Error('nothing was corrected');
  return next;
};

describe('a row with fewer columns than before', () => {
  it.each([
    [{ phoneNumber: '+354 420 8800' }, { phoneNumber: '+354 420 8800' }],
    [{ tags: ['lava'] }, { tags: [{ name: 'lava', slug: 'lava' }] }],
    [{ licence: 'CC0-1.0' }, { provenance: { ...place.provenance, licence: 'CC0-1.0' } }],
  ])('%j changes only that', (columns, expected) => {
    const next = stateAfter(place, columns);
    const { revision, updatedAt, fieldRevisions } = next;
    expect(next).toEqual({ ...place, ...expected, revision, updatedAt, fieldRevisions });
  });

  it('changes nothing when it has the stored values', () => {
    expect(again(place, { name: 'Blue Lagoon', city: 'Grindavík' }).outcome).toBe('unchanged');
  });

  it('keeps the licence that the place has', () => {
    const licensed = stateAfter(place, { licence: 'ODbL-1.0' });
    expect(stateAfter(licensed, { hours: '9–17' }).provenance?.licence).toBe('ODbL-1.0');
    expect(again(licensed, { licence: 'n/a' }).outcome).toBe('unchanged');
    expect(stateAfter(licensed, { licence: '' }, { clear: true }).provenance?.licence).toBeNull();
  });
});

describe('an empty column', () => {
  const emptied = { website: '', hours: null, tags: [], temperature: 'n/a', description: '-' };

  it('clears no field', () => {
    expect(again(place, emptied).outcome).toBe('unchanged');
  });

  it('empties its field with --clear', () => {
    expect(stateAfter(place, emptied, { clear: true })).toMatchObject({
      website: null,
      hours: null,
      tags: [],
      temperature: null,
      description: null,
      city: 'Grindavík',
    });
  });

  it('empties no name and no category', () => {
    expect(again(place, { name: null, categoryId: '' }, { clear: true }).outcome).toBe('unchanged');
  });

  it('leaves what a person has set, also where the import may empty fields', () => {
    const set = corrected({ hours: 'on Sundays' });
    expect(again(set, { hours: null }, { clear: true }).outcome).toBe('kept');
    expect(stateAfter(set, { hours: null }, { clear: true, overwrite: true })).toMatchObject({
      hours: null,
      setByPeople: [],
    });
  });
});

describe('a row that says that there is no point', () => {
  const pointless = { latitude: null, longitude: null, hours: '9–17' };

  it('is refused where the place has one', () => {
    expect(() => again(place, pointless)).toThrow('it would take away the point of a place');
  });

  it('removes it with --clear', () => {
    expect(stateAfter(place, pointless, { clear: true })).toMatchObject({ coordinates: null, coordinatesAre: null });
  });

  it('is accepted when the place has no point, or one that a person has set', () => {
    const { coordinates: _, ...without } = details();
    const lost = publishedLocation('a', { ...without, coordinates: null });
    const moved = corrected({ coordinates: { latitude: 64, longitude: -22 } });
    expect(stateAfter(lost, pointless)).toMatchObject({ coordinates: null, hours: '9–17' });
    expect(stateAfter(moved, pointless)).toMatchObject({
      coordinates: { latitude: 64, longitude: -22 },
      hours: '9–17',
    });
  });

  it('is accepted when the point cannot be read', () => {
    expect(stateAfter(place, { latitude: 'north', longitude: 'west', hours: '9–17' })).toMatchObject({
      coordinates: place.coordinates,
      hours: '9–17',
    });
  });
});

const factOf = <Parts extends object>(parts: Parts) => ({
  ...parts,
  basis: 'told' as const,
  source: null,
  date: null,
  readFrom: null,
});

/** For every field a value that differs from what the place has. */
const OTHERWISE: Readonly<Record<DetailField, { readonly columns: object; readonly person: object }>> = {
  ...mapKind('text', (field) => ({ columns: { [field]: 'by the file' }, person: { [field]: 'by a person' } })),
  ...mapKind('number', (field, { min, max }) => ({ columns: { [field]: min }, person: { [field]: max } })),
  ...mapKind('choice', (field, { choices: [first, ...rest] }) => ({
    columns: { [field]: first },
    person: { [field]: rest.at(-1) },
  })),
  ...mapKind('set', (field, { choices: [first, ...rest] }) => ({
    columns: { [field]: [first] },
    person: { [field]: rest },
  })),
  kinds: { columns: { 'kinds.are': 'onsen' }, person: { kinds: factOf({ are: ['hammam'] }) } },
  waterTemperature: {
    columns: { waterTemperature: { minC: 40, maxC: 42, at: 'pool' } },
    person: { waterTemperature: factOf({ minC: 36, maxC: 38, at: 'pool' }) },
  },
  price: {
    columns: { price: 'free' },
    person: { price: factOf({ kind: 'donation', amount: null, currency: null, per: null }) },
  },
  openingHours: {
    columns: { openingHours: 'Mo-Fr 09:00-17:00' },
    person: { openingHours: factOf({ rule: 'Sa,Su 10:00-18:00' }) },
  },
  season: { columns: { 'season.open': 'may, jun' }, person: { season: factOf({ open: [], best: ['jan'] }) } },
  access: {
    columns: { 'access.fee': 'yes' },
    person: { access: factOf({ permission: 'public', fee: false, walkMinutes: null, road: null }) },
  },
  wheelchair: {
    columns: { wheelchair: 'no' },
    person: { wheelchair: factOf({ access: 'limited', stepCm: 3, doorCm: null, poolLift: null, toilet: null }) },
  },
  amenities: {
    columns: { amenities: { has: ['sauna'] } },
    person: { amenities: factOf({ has: ['food'], lacks: [] }) },
  },
  safety: { columns: { 'safety.risks': 'gas' }, person: { safety: factOf({ risks: ['scalding'] }) } },
  status: {
    columns: { 'status.state': 'open' },
    person: { status: factOf({ state: 'permanentlyClosed', until: null, since: '2020' }) },
  },
  country: { columns: { country: 'Norway' }, person: { country: 'Denmark' } },
  website: { columns: { website: 'https://file.example/' }, person: { website: 'https://person.example/' } },
  coordinates: {
    columns: { latitude: 1, longitude: 2 },
    person: { coordinates: { latitude: 3, longitude: 4 } },
  },
  categoryId: { columns: { categoryId: 21 }, person: { categoryId: 22 } },
  tags: { columns: { tags: ['file'] }, person: { tags: [{ name: 'person', slug: 'person' }] } },
};

describe.each(DETAIL_FIELDS)('a correction of %s', (field) => {
  const other = field === 'hours' ? 'priceRange' : 'hours';
  const { columns, person } = OTHERWISE[field];
  const isAsCorrected = (location: Location): void => expect(location).toMatchObject(person);

  it('survives every import, also after a change of another field', () => {
    let location = corrected(person);
    for (const row of [columns, { [other]: 'new' }, columns, { ...columns, [other]: 'newer' }, columns]) {
      location = stateAfter(location, row);
      isAsCorrected(location);
    }
    expect(again(location, columns)).toMatchObject({ outcome: 'kept', preserved: [{ field }] });
  });

  it('can be changed by imports again after a row overwrote it', () => {
    const overwritten = stateAfter(corrected(person), columns, { overwrite: true });
    expect(stateAfter(overwritten, columns)).not.toMatchObject(person);
    expect(overwritten.setByPeople).toEqual([]);
  });

  it('stays when an overwriting row does not have the field', () => {
    const location = stateAfter(corrected(person), { [other]: 'new' }, { overwrite: true });
    expect(again(location, columns)).toMatchObject({ outcome: 'kept' });
  });
});
