import { choiceLabel } from './labels.ts';
import type { NumberRow } from './row.ts';
import { rowOf } from './kinds.ts';

const CURRENCY = /^[A-Z]{3}$/;

/** A number with its unit in the manner of a locale: "4.5 m", "$75", "$7.50". */
export const numberText = (value: number, { unit, decimals }: NumberRow, locale: string): string => {
  const digits = { maximumFractionDigits: decimals };
  if (unit === undefined) return value.toLocaleString(locale, digits);
  if (!CURRENCY.test(unit)) return value.toLocaleString(locale, { ...digits, style: 'unit', unit });
  const cents = Number.isInteger(value) ? 0 : decimals;
  return value.toLocaleString(locale, { ...digits, minimumFractionDigits: cents, style: 'currency', currency: unit });
};

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
