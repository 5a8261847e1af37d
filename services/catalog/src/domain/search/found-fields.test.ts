import { VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import type { ValueRow } from '@wellspring/place-schema/row';
import { publishedLocation } from '../../testing/builders.ts';
import { searchDocument, toIndexed } from './indexed.ts';

const valueOf = (row: ValueRow): string | number | readonly string[] => {
  if (row.kind === 'text') return 'Zephyr';
  if (row.kind === 'number') return row.max;
  return row.kind === 'set' ? [row.choices[0]] : row.choices[0];
};

const documentWith = (fields: object): string =>
  JSON.stringify(searchDocument({ ...toIndexed(publishedLocation()), ...fields }));

describe('C154: fields with their own search rules', () => {
  it('are in the search document', () => {
    const missing = VALUE_FIELDS.flatMap(([field, row]) =>
      row.search && documentWith({ [field]: valueOf(row) }) === documentWith({}) ? [field] : [],
    );
    expect(missing).toEqual([]);
  });
});
