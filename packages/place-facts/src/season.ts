import { MONTHS } from '@wellspring/place-schema/months';
import { plainText } from './read-figures.ts';

export type Month = (typeof MONTHS)[number];

/** Languages in which months are read: those of the site, and Hungarian. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'hu'] as const;

const LENGTHS = ['long', 'short'] as const;

/** The middle of a month, so that no time zone moves it. */
const dayOf = (month: Month): number => Date.UTC(2026, MONTHS.indexOf(month), 15);

/** Names of months in all languages, by name. A short one is of three letters at least, so that it is no other word. */
const BY_NAME: ReadonlyMap<string, Month> = new Map(
  LANGUAGES.flatMap((language) =>
    LENGTHS.flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      return MONTHS.map((month) => [plainText(format.format(dayOf(month))).replace(/\.$/, ''), month] as const);
    }),
  ).filter(([name]) => name.length >= 3 || /月/.test(name)),
);

/** A month in figures, a word, or what stands between the ends of a range. */
const TOKENS = /\d{1,2}月|\p{L}+|[-–—~〜]/gu;
const ALL_YEAR =
  /all year|year[- ]round|ganzjährig|das ganze jahr|todo el año|toute l.année|通年|年中|طوال العام|على مدار (?:العام|السنة)|egész évben/;
/** "may be closed" is no month. */
const MAY_AS_VERB = /\bmay (?:be|not|close|open|vary|change|have|need|require|also|still)\b/g;
const UNTIL: ReadonlySet<string> = new Set([
  '-',
  '–',
  '—',
  '~',
  '〜',
  'to',
  'through',
  'till',
  'until',
  'bis',
  'hasta',
  'a',
  'à',
  'から',
  'إلى',
]);
/** "de mayo a septiembre" */
const OF = 'de';

const span = (first: Month, last: Month): readonly Month[] => {
  const [from, to] = [MONTHS.indexOf(first), MONTHS.indexOf(last)];
  return MONTHS.filter((_, at) => (from <= to ? at >= from && at <= to : at >= from || at <= to));
};

/**
 * The months that a text names, in the languages of the site: "April to June, September" is four of them; "All year" is every month.
 * null: it names none. Seasons of the year are not read: they are other months in the south.
 */
export const readMonths = (text: string): readonly Month[] | null => {
  const plain = plainText(text).replace(MAY_AS_VERB, '');
  if (ALL_YEAR.test(plain)) return MONTHS;
  const tokens = (plain.match(TOKENS) ?? []).filter((token) => token !== OF);
  const found = new Set<Month>();
  for (const [at, token] of tokens.entries()) {
    const month = BY_NAME.get(token);
    if (month === undefined) continue;
    const last = UNTIL.has(tokens[at + 1] ?? '') ? BY_NAME.get(tokens[at + 2] ?? '') : undefined;
    for (const each of span(month, last ?? month)) found.add(each);
  }
  return found.size === 0 ? null : MONTHS.filter((month) => found.has(month));
};
