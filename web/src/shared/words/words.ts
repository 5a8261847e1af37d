import type { Language } from '@wellspring/words/languages';
import type { ShownPart } from '@wellspring/words/load';
import type { Translate } from '@wellspring/words/translate';
import type { Message } from '@wellspring/words/message';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import {
  areWordsHere,
  askForWords,
  comingWords,
  loadedParts,
  messageTextIn,
  onWords,
  translateIn,
} from './loaded-words.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/** Told which messages a page has shown, while the server renders it. */
export const UsedWordsContext = createContext<((parts: readonly ShownPart[]) => void) | null>(null);

export const useLanguage = (): Language => use(LanguageContext);

/** Whether what waits for its words may be hidden meanwhile: an island has something to show in its place, a page has not. */
export const HidesWhileWaitingContext = createContext(false);

/**
 * Says messages of these parts and of `site` in the reader's language. Until they are loaded an island waits, and elsewhere they are empty: to
 * hide what stands on the page would close its dialogs.
 */
export const useWords = <P extends ShownPart = never>(...parts: readonly P[]): Translate<P> => {
  const language = useLanguage();
  const needed: readonly ShownPart[] = ['site', ...parts];
  const hides = use(HidesWhileWaitingContext);
  use(UsedWordsContext)?.(needed);
  useSyncExternalStore(onWords, loadedParts, loadedParts);
  if (!areWordsHere(language, needed)) {
    // Thrown, not used: a component that uses a promise in some renders only loses count of its hooks.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (hides) throw comingWords(language, needed);
    askForWords(language, needed);
  }
  return translateIn(language);
};

/** Says messages that were made elsewhere, such as a rule of the contract, in the reader's language. */
export const useMessageText = (): ((message: Message) => string) => {
  useWords('contract', 'fields');
  const language = useLanguage();
  return useCallback((message) => messageTextIn(language, message), [language]);
};
