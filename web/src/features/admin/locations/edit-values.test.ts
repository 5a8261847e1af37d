import { mapKind } from '@wellspring/place-schema/kinds';
import { factText } from '../../../shared/facts/fact-values.ts';
import { MOSS_SPRING } from './admin-location.fixture.ts';
import { changeBetween, editedFields, valuesOf, type EditValues } from './edit-values.ts';

const before: EditValues = {
  ...valuesOf({ ...mapKind('fact', () => null), ...MOSS_SPRING, tags: [] }),
  name: 'Moss Pool',
  categoryId: '20',
  latitude: '1.5',
  longitude: '2',
  hours: '9–17',
};

describe('what an admin edited', () => {
  it('is only what differs, and what was emptied is taken away', () => {
    const after = { ...before, name: 'Moss Pools', hours: '  ', tags: 'Sauna, ، Wild ' };
    expect(changeBetween(before, after)).toEqual({ name: 'Moss Pools', hours: null, tags: ['Sauna', 'Wild'] });
    expect(editedFields(before, { ...before, name: ' Moss Pool ' })).toEqual([]);
  });

  it('has a fact as a whole', () => {
    const after = { ...before, safety: factText('safety', { risks: ['gas'] }) };
    expect(editedFields(before, after)).toEqual(['safety']);
    expect(changeBetween(before, after)).toEqual({ safety: { risks: ['gas'] } });
    expect(changeBetween(after, before)).toEqual({ safety: null });
  });

  it('has both halves of a point when one of them moved', () => {
    expect(changeBetween(before, { ...before, longitude: '2,25' })).toEqual({ latitude: 1.5, longitude: 2.25 });
    expect(changeBetween(before, { ...before, avgCost: '12' })).toEqual({ avgCost: 12 });
  });
});
