import type { SpokenFact } from '@wellspring/search-words/spoken-words';
import type { Celsius } from './understood.ts';

const OVER =
  'over|above|at least|more than|hotter than|warmer than|minimum|über|ab|mindestens|wärmer als|mehr als|más de|mas de|mínimo|plus de|au moins|au-dessus de|legalább|felett|fölött|أكثر من|فوق|超过|超過|高于|高於|以上';
const UNDER =
  'under|below|at most|less than|cooler than|maximum|up to|unter|bis|höchstens|kühler als|weniger als|menos de|hasta|moins de|max|maximum|legfeljebb|alatt|أقل من|تحت|低于|低於|以下|未満';
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const UNIT = String.raw`(℃|℉|°\s?[CF]?(?![\p{L}])|[CF](?![\p{L}\p{N}])|degrees? (?:celsius|fahrenheit|[cf](?![\p{L}]))|degrees?|deg|celsius|fahrenheit|grad(?: celsius| fahrenheit)?|grados?(?: celsius| fahrenheit| centígrados)?|degrés?(?: celsius)?|°?\s?fok(?:os)?|度|درجات|درجة(?: مئوية)?)`;
const BETWEEN = String.raw`(?:\s?(?:-|–|—|to|bis|a|à|y|and|～|~|〜|至|到)\s?)`;
// eslint-disable-next-line no-restricted-syntax -- parts of constants
const TEMPERATURE = new RegExp(
  String.raw`(?:(?<before>${OVER}|${UNDER})\s+)?(?<![\p{L}\p{N}.,])${NUMBER}\s?(?:°\s?)?(?:${BETWEEN}${NUMBER}\s?)?${UNIT}(?:\s?(?<after>以上|以下|未満|felett|fölött|alatt|or (?:more|hotter|warmer)|and (?:above|over|up)))?(?![\p{L}\p{N}])`,
  'iu',
);
const CURRENCY = String.raw`(?:dollars?|bucks|usd|euros?|eur|pounds?|gbp|yen|jpy|francs?|chf|forint|huf|ft|pesos?|€|\$|£|¥|円|元|块|塊|يورو|دولار)`;
// eslint-disable-next-line no-restricted-syntax -- parts of constants
const AMOUNT = new RegExp(
  String.raw`(?:(?:${OVER}|${UNDER})\s+)?(?<![\p{L}\p{N}])(?:[€$£¥]\s?\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?\s?${CURRENCY})(?![\p{L}\p{N}])`,
  'iu',
);

/** "40 degrees" reaches so far to both sides. */
const ABOUT = 2;
/** Without C or F: nobody bathes hotter, in °C. */
const HOTTEST_CELSIUS = 60;
const FREEZING_F = 32;
const DEGREES_C_PER_F = 5 / 9;
const TENTH = 10;

/** What a text says in figures, and the text without it. */
export type SaidFigure = {
  readonly fact: Extract<SpokenFact, 'temperature' | 'price'>;
  readonly words: string;
  readonly celsius: Celsius | null;
  readonly rest: string;
};

const without = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replaceAll(/\s+/gu, ' ').trim();

const isAmong = (words: string, said: string | undefined): boolean =>
  said !== undefined && words.split('|').includes(said.toLowerCase());

const celsiusOf = (found: RegExpExecArray): Celsius | null => {
  const [, , low = '', high, unit = ''] = found;
  const { before, after } = found.groups ?? {};
  const [from, to] = [low, high ?? low].map((each) => Number(each.replace(',', '.')));
  if (from === undefined || to === undefined) return null;
  const isFahrenheit = /f(?!ok)|℉/iu.test(unit) || (!/c|℃/iu.test(unit) && from > HOTTEST_CELSIUS);
  const inCelsius = (degrees: number): number =>
    isFahrenheit ? Math.round((degrees - FREEZING_F) * DEGREES_C_PER_F * TENTH) / TENTH : degrees;
  if (isAmong(OVER, before) || /^(?:以上|felett|fölött|or|and)/iu.test(after ?? '')) return { from: inCelsius(from), to: null };
  if (isAmong(UNDER, before) || after) return { from: null, to: inCelsius(to) };
  return high === undefined
    ? { from: inCelsius(from) - ABOUT, to: inCelsius(from) + ABOUT }
    : { from: inCelsius(from), to: inCelsius(to) };
}; // prettier-ignore

/** A water temperature or an amount of money in a text; null: there is none. At most 300 characters. */
export const figureIn = (text: string): SaidFigure | null => {
  const amount = AMOUNT.exec(text);
  if (amount) return { fact: 'price', words: amount[0].trim(), celsius: null, rest: without(text, amount) };
  const temperature = TEMPERATURE.exec(text);
  if (!temperature) return null;
  const celsius = celsiusOf(temperature);
  return { fact: 'temperature', words: temperature[0].trim(), celsius, rest: without(text, temperature) };
};
