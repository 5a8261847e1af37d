import { randomInt } from 'node:crypto';

const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** A word that no other place has, nor one that differs by two letters: engines may hold what earlier runs left. */
export const newWord = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const KINDS = ['Spring', 'Bath', 'Grove', 'Retreat', 'Sauna', 'Garden', 'Cave', 'Terrace'] as const;
const CATEGORIES = [20, 21, 22, 23] as const;

/** Countries that few other places are in. */
const COUNTRIES = ['Andorra', 'Bhutan', 'Chad', 'Gabon', 'Lesotho'];

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

/** Rows of an import, all found by the word, by their tag, and in five countries. Equal arguments give equal rows. */
export const rowsOf = (
  word: string,
  count: number,
  categories: readonly number[] = CATEGORIES,
): readonly { readonly [field: string]: unknown }[] =>
  Array.from({ length: count }, (_, at) => ({
    source: word,
    sourceId: `${at}`,
    name: `${word} ${pick(KINDS, at) ?? ''} ${String(at).padStart(5, '0')}`,
    description: at % 3 === 0 ? `Warm water for the weary, number ${at}.` : null,
    city: `Town ${at % 40}`,
    country: pick(COUNTRIES, at),
    latitude: Number((((at * 37.77) % 160) - 80).toFixed(4)),
    longitude: Number((((at * 91.31) % 360) - 180).toFixed(4)),
    categoryId: pick(categories, at),
    tags: [word, at % 2 === 0 ? 'even' : 'odd'],
    licence: 'CC0-1.0',
  }));

/** A row with every field: a place with more details ranks before the others. */
export const completeRow = (word: string) => ({
  source: word,
  sourceId: 'well known',
  name: `${word} Palace`,
  description: 'Everything is known of this one.',
  address: '1 Spring Road',
  city: 'Town 1',
  state: 'A state',
  country: 'Bhutan',
  latitude: 10,
  longitude: 20,
  categoryId: 21,
  tags: [word, 'palace'],
  website: 'https://example.org/palace',
  phoneNumber: '+1 555 0100',
  hours: 'always',
  priceRange: '$$',
  avgCost: 20,
  healingProperties: 'calm',
  accessibility: 'ramps',
  temperature: '38 °C',
  mineralContent: 'silica',
  bestTimeToVisit: 'spring',
  licence: 'CC0-1.0',
});
