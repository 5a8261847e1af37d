import type { Coordinates } from '../location.ts';

/** The digits of plus codes, in their order. https://github.com/google/open-location-code (Apache-2.0) describes them. */
const DIGITS = '23456789CFGHJMPQRVWX';
const BASE = DIGITS.length;
/** Of the last digits, each of which is one cell of a grid. */
const [COLUMNS, ROWS] = [4, 5];
const PAIRS = 5;

/** A full code: eight digits, of which the last pairs may be zeros for a larger area, then up to seven more. */
const FULL_CODE = /^(?=.{8}\+)([23456789CFGHJMPQRVWX]{2,8}0*)\+([23456789CFGHJMPQRVWX]{2,7})?$/i;

const valueOf = (digit: string): number => DIGITS.indexOf(digit.toUpperCase());

const round = (degrees: number): number => Number(degrees.toFixed(7));

/** The middle of the area of a full plus code, such as 8FVXF2XR+53; null: the text is none. A short code is none. */
export const plusCodePoint = (text: string): Coordinates | null => {
  const [, area, rest = ''] = FULL_CODE.exec(text) ?? [];
  const [pairs = ''] = area?.split('0') ?? [];
  if (pairs === '' || (pairs !== area && rest !== '')) return null;
  const digits = [...pairs, ...rest];
  if (digits.length % 2 === 1 && digits.length < 2 * PAIRS) return null;
  let [south, west, height, width] = [-90, -180, BASE * BASE, BASE * BASE];
  for (let at = 0; at < Math.min(digits.length, 2 * PAIRS); at += 2) {
    height /= BASE;
    width /= BASE;
    south += valueOf(digits[at] ?? '') * height;
    west += valueOf(digits[at + 1] ?? '') * width;
  }
  for (const digit of digits.slice(2 * PAIRS)) {
    height /= ROWS;
    width /= COLUMNS;
    south += Math.floor(valueOf(digit) / COLUMNS) * height;
    west += (valueOf(digit) % COLUMNS) * width;
  }
  const [latitude, longitude] = [round(south + height / 2), round(west + width / 2)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** A short code, which leaves out the first digits, and the place that it is read beside: V2F2+8M Zürich. */
const SHORT_CODE = /^((?:[23456789CFGHJMPQRVWX]{2}){2,3})(\+[23456789CFGHJMPQRVWX]{2,3})[\s,]+([^\s,].*)$/i;
const DIGITS_BEFORE_PLUS = 8;

/** A short plus code and the name of the place beside it; null: the text is none. */
export type ShortPlusCode = { readonly code: string; readonly beside: string };

export const shortPlusCode = (text: string): ShortPlusCode | null => {
  const [, digits, rest, beside] = SHORT_CODE.exec(text.trim()) ?? [];
  return digits && rest && beside ? { code: `${digits}${rest}`, beside } : null;
};

const nearest = (first: number, step: number, to: number): number => first + Math.round((to - first) / step) * step;

/** The middle of the area of a short plus code that is nearest to a point, in degrees. null: it is no code. */
export const plusCodePointBeside = (code: string, beside: Coordinates): Coordinates | null => {
  const missing = DIGITS_BEFORE_PLUS - code.indexOf('+');
  const first = plusCodePoint(`${'2'.repeat(missing)}${code}`);
  if (!first) return null;
  const step = BASE ** (2 - missing / 2);
  return {
    latitude: round(nearest(first.latitude, step, beside.latitude)),
    longitude: round(nearest(first.longitude, step, beside.longitude)),
  };
};
