import { wordsOf } from '@wellspring/search-words/words';
import { singular } from './forms.ts';
import { synonymTokens, wordsOutsidePhrases } from './phrases.ts';
import { withSaidTokens } from './said-words.ts';
import { NO_ACCESS, OF_ACCESS, OF_CATEGORY, SAME } from './synonyms.ts';

const bounded = (text: string): string => ` ${wordsOf(text).map(singular).join(' ')} `;
const GROUPS = SAME.map((names) => ({ names: names.map(bounded), tokens: names.flatMap(synonymTokens) }));
/** Most texts say nothing that has other names. Words are letters and digits. */
// eslint-disable-next-line no-restricted-syntax -- the names of a constant
const ANY_NAME = new RegExp(GROUPS.flatMap(({ names }) => names).join('|'), 'u');

/** The words of other names for what a text says. */
export const synonymsIn = (text: string): readonly string[] => {
  const said = bounded(text);
  if (!ANY_NAME.test(said)) return [];
  return GROUPS.filter(({ names }) => names.some((each) => said.includes(each))).flatMap(({ tokens }) => tokens);
};

const CATEGORY_WORDS = new Map([...OF_CATEGORY].map(([id, names]) => [id, names.flatMap(synonymTokens)]));

/** The words that a category is also looked for by. */
export const categoryWords = (id: number): readonly string[] => CATEGORY_WORDS.get(id) ?? [];

const ACCESS_WORDS = OF_ACCESS.flatMap(synonymTokens);

/** The words that a Location with such an access line is also looked for by. */
export const accessWords = (accessibility: string | null): readonly string[] =>
  accessibility && !NO_ACCESS.has(wordsOf(accessibility).join(' '))
    ? [...withSaidTokens(wordsOutsidePhrases(accessibility)), ...ACCESS_WORDS]
    : [];
