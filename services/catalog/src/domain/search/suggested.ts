import { STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { FILLER_WORDS } from './filler-words.ts';
import { nameKeys } from './words.ts';

const isStopOrFiller = (word: string): boolean => STOP_WORDS.has(word) || FILLER_WORDS.has(word);

/**
 * Whether a Location of these names may be suggested for the typed text. Words that occur everywhere, such as "the" and "best",
 * are not significant by themselves: they are the beginning of a name, or no reason to suggest anything.
 */
export const isWorthSuggesting = (text: string): ((...names: readonly string[]) => boolean) => {
  const typed = wordsOf(text);
  if (!typed.every(isStopOrFiller)) return () => true;
  const beginning = typed.join(' ');
  return (...names) => beginning !== '' && names.some((name) => nameKeys(name).written.startsWith(beginning));
};
