import { countryCodeOf } from '@wellspring/countries/country-code';
import { wordsOf } from '@wellspring/search-words/words';
import type { Location } from '../location.ts';

/** Letters that nobody types, more of them than typos are forgiven: no other word is taken for one of these. */
const MARK = 'ǂǂǂ';
const NONE = '0';

const compact = (text: string): string => wordsOf(text).join('');

/** The word of all places whose address names the country; null: of those that name none. */
export const countryWord = (code: string | null): string => `${MARK}${code?.toLowerCase() ?? NONE}`;

/** The word of all places whose address names the state; null: of those in the country that name none. */
export const stateWord = (code: string, state: string | null): string =>
  `${countryWord(code)}${NONE}${state === null ? '' : compact(state)}`;

type Address = Pick<Location, 'state' | 'country'>;

/** The words for the country and the state that an address names. A country that is unknown counts as none. */
export const areaWords = ({ state, country }: Address): readonly string[] => {
  const code = countryCodeOf(country);
  if (code === null) return [countryWord(null)];
  return [countryWord(code), stateWord(code, state === null || compact(state) === '' ? null : state)];
};
