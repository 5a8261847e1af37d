import type { Language } from '@wellspring/words/languages';
import type { Part } from '@wellspring/words/messages';
import type { Translate } from '@wellspring/words/translate';
import { createContext, use } from 'react';
import { missingWords, translateIn } from './loaded-words.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/** Told which messages a page has shown, while the server renders it. */
export const UsedWordsContext = createContext<((parts: readonly Part[]) => void) | null>(null);

export const useLanguage = (): Language => use(LanguageContext);

/** Says messages of these parts and of `site` in the reader's language. Whoever shows them waits until they are loaded. */
export const useWords = <P extends Part = never>(...parts: readonly P[]): Translate<P> => {
  const language = useLanguage();
  const needed: readonly Part[] = ['site', ...parts];
  use(UsedWordsContext)?.(needed);
  const missing = missingWords(language, needed);
  if (missing) use(missing);
  return translateIn(language);
};
