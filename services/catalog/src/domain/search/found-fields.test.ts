import { VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import type { ValueRow } from '@wellspring/place-schema/row';
import { publishedLocation } from '../../testing/builders.ts';
import { searchDocument, toIndexed } from './indexed.ts';

const valueOf = (row: ValueRow): string | number | readonly string[] => {
  if (row.kind === 'text') return 'Zephyr';
  if (row.kind === 'number') return row.max;
  return row.kind === 'set' ? [row.choices[0]] : row.choices[0];
};

const documentWith = (told: object): string =>
  JSON.stringify(searchDocument({ ...toIndexed(publishedLocation()), ...told }));

describe('C154: fields that search finds by rules of their own', () => {
  it('stand in what engines look up', () => {
    const missing = VALUE_FIELDS.flatMap(([field, row]) =>
      row.search && documentWith({ [field]: valueOf(row) }) === documentWith({}) ? [field] : [],
    );
    expect(missing).toEqual([]);
  });
});
