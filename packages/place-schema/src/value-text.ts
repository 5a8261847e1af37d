import { choiceLabel, type SayField } from './labels.ts';
import { listText } from './list-text.ts';
import { numberText } from './number-text.ts';
import { rowOf } from './kinds.ts';

/**
 * A value of a field as people read it; null: nothing is known. Texts stay as they are.
 * @param locale an IETF language tag: how numbers and lists are written
 */
export const valueText = (t: SayField, field: string, value: unknown, locale: string): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const row = rowOf(field);
  if (typeof value === 'number') return row?.kind === 'number' ? numberText(value, row, locale) : String(value);
  if (Array.isArray(value)) {
    const choices = value.map((choice: unknown) => choiceLabel(t, field, String(choice)));
    return listText(choices, locale) || null;
  }
  if (typeof value !== 'string') return null;
  return row?.kind === 'choice' ? choiceLabel(t, field, value) : value;
};
