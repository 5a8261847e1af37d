import { choiceLabel } from './labels.ts';
import { numberText } from './number-text.ts';
import { rowOf } from './kinds.ts';

/**
 * A value of a field as people read it; null: nothing is known. Texts stay as they are.
 * @param locale an IETF language tag: how numbers are written
 */
export const valueText = (field: string, value: unknown, locale = 'en'): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const row = rowOf(field);
  if (typeof value === 'number') return row?.kind === 'number' ? numberText(value, row, locale) : String(value);
  if (Array.isArray(value))
    return value.map((choice: unknown) => choiceLabel(field, String(choice))).join(', ') || null;
  if (typeof value !== 'string') return null;
  return row?.kind === 'choice' ? choiceLabel(field, value) : value;
};
