import type { NumberRow } from './row.ts';

const CURRENCY = /^[A-Z]{3}$/;

/** A number with its unit in the manner of a locale: "4.5 m", "$75", "$7.50". */
export const numberText = (
  value: number,
  { unit, decimals }: Pick<NumberRow, 'unit' | 'decimals'>,
  locale: string,
): string => {
  const digits = { maximumFractionDigits: decimals };
  if (unit === undefined) return value.toLocaleString(locale, digits);
  if (!CURRENCY.test(unit)) return value.toLocaleString(locale, { ...digits, style: 'unit', unit });
  const cents = Number.isInteger(value) ? 0 : decimals;
  return value.toLocaleString(locale, { ...digits, minimumFractionDigits: cents, style: 'currency', currency: unit });
};
