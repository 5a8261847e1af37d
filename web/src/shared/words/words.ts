import type { Language } from '@wellspring/words/languages';
import type { ShownPart } from '@wellspring/words/load';
import type { Translate } from '@wellspring/words/translate';
import type { Message } from '@wellspring/words/message';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { areWordsHere, askForWords, loadedParts, messageTextIn, onWords, translateIn } from './loaded-words.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/** Receives the messages that a page shows, while the server renders it. */
export const UsedWordsContext = createContext<((parts: readonly ShownPart[]) => void) | null>(null);

export const useLanguage = (): Language => use(LanguageContext);

/**
 * Says messages of these parts and of `site` in the reader's language. They are usually loaded; until then they are empty: to
 * hide what waits for them would close its dialogs and lose the focus.
 */
export const useWords = <P extends ShownPart = never>(...parts: readonly P[]): Translate<P> => {
  const language = useLanguage();
  const needed: readonly ShownPart[] = ['site', ...parts];
  use(UsedWordsContext)?.(needed);
  useSyncExternalStore(onWords, loadedParts, loadedParts);
  if (!areWordsHere(language, needed)) askForWords(language, needed);
  return translateIn(language);
};

/** Says messages that were made elsewhere, such as a rule of the contract, in the reader's language. */
export const useMessageText = (): ((message: Message) => string) => {
  useWords('contract', 'fields');
  const language = useLanguage();
  return useCallback((message) => messageTextIn(language, message), [language]);
};
