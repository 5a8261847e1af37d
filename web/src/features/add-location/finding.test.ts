import { mapKind } from '@wellspring/place-schema/kinds';
import type { ResearchedLocation } from '@wellspring/rest-contract/research';
import { filledIn, findingIn, parseFinding, serializeFinding } from './finding.ts';
import { EMPTY } from './location-fields.ts';

const UNKNOWN: ResearchedLocation = {
  ...mapKind('text', () => null),
  latitude: null,
  longitude: null,
  categoryId: null,
  sources: [],
  lookedIn: ['the NOAA list'],
};
const from = (...fields: readonly string[]) => fields.map((field) => ({ field, source: 'NOAA', url: null }));
const TECOPA = {
  ...UNKNOWN,
  name: 'Tecopa Hot Springs',
  state: 'California',
  latitude: 35.8719,
  longitude: -116.2171,
  categoryId: 20,
  hours: 'always',
  sources: from('name', 'state', 'latitude', 'longitude', 'categoryId'),
};

describe('what a research found', () => {
  it('fills the form, and leaves fields without a value or a source empty', () => {
    const filled = filledIn(EMPTY, findingIn(TECOPA));
    expect(filled).toMatchObject({
      name: 'Tecopa Hot Springs',
      state: 'California',
      categoryId: '20',
      city: '',
      hours: '',
    });
    expect(filled).toMatchObject({ latitude: '35.8719', longitude: '-116.2171', coordinatesAre: 'exact' });
  });

  it('does not overwrite typed fields, and never mixes halves of two points', () => {
    const typed = { ...EMPTY, name: 'Tecopa', latitude: '35.9' };
    const filled = filledIn(typed, findingIn(TECOPA));
    expect(filled).toMatchObject({ name: 'Tecopa', state: 'California', latitude: '35.9', longitude: '' });
  });

  it('is the same after it was stored and read', () => {
    const finding = findingIn({ ...TECOPA, sources: [{ field: 'name', source: 'NOAA', url: 'https://noaa.example' }] });
    expect(parseFinding(serializeFinding(finding))).toEqual(finding);
    expect(parseFinding(null)).toBeNull();
  });
});
