import type { Language } from '@wellspring/words/languages';
import type { ShownPart } from '@wellspring/words/load';
import type { Translate } from '@wellspring/words/translate';
import type { Message } from '@wellspring/words/message';
import { createContext, use, useCallback } from 'react';
import { messageTextIn, missingWords, translateIn } from './loaded-words.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/** Told which messages a page has shown, while the server renders it. */
export const UsedWordsContext = createContext<((parts: readonly ShownPart[]) => void) | null>(null);

export const useLanguage = (): Language => use(LanguageContext);

/** Says messages of these parts and of `site` in the reader's language. Whoever shows them waits until they are loaded. */
export const useWords = <P extends ShownPart = never>(...parts: readonly P[]): Translate<P> => {
  const language = useLanguage();
  const needed: readonly ShownPart[] = ['site', ...parts];
  use(UsedWordsContext)?.(needed);
  const missing = missingWords(language, needed);
  // Thrown, not used: a component that uses a promise in some renders only loses count of its hooks.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (missing) throw missing;
  return translateIn(language);
};

/** Says messages that were made elsewhere, such as a rule of the contract, in the reader's language. */
export const useMessageText = (): ((message: Message) => string) => {
  useWords('contract', 'fields');
  const language = useLanguage();
  return useCallback((message) => messageTextIn(language, message), [language]);
};
