import { changeBetween, EDIT_FIELDS, editedFields, type EditValues } from './edit-values.ts';

const blank = Object.fromEntries(EDIT_FIELDS.map(({ name }) => [name, ''])) as EditValues;
const before: EditValues = {
  ...blank,
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

  it('has both halves of a point when one of them moved', () => {
    expect(changeBetween(before, { ...before, longitude: '2,25' })).toEqual({ latitude: 1.5, longitude: 2.25 });
    expect(changeBetween(before, { ...before, avgCost: '12' })).toEqual({ avgCost: 12 });
  });
});
