import type { Language } from '@wellspring/words/languages';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../words/words.ts';

const isUsable = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

/** In Arabic with the digits of its messages, whichever those of the country are. */
const withDigitsOfMessages = (tag: string): string =>
  /^ar\b/.test(tag) ? new Intl.Locale(tag, { numberingSystem: 'latn' }).toString() : tag;

/** How the first HTML writes numbers and dates: the same for all readers of a language. */
const firstLocale = (language: Language): string => (/^en/.test(language) ? 'en-US' : withDigitsOfMessages(language));

/**
 * The first of the browser's locales in this language that Intl can read, such as de-AT for German. Some say what is no language tag, such
 * as "en-US@posix".
 */
const usableLocale = (language: Language, locales: readonly (string | undefined)[]): string => {
  const [base = ''] = language.split('-');
  const isOfLanguage = (tag: string): boolean => tag === base || tag.startsWith(`${base}-`);
  const own = locales.find((tag): tag is string => tag !== undefined && isOfLanguage(tag) && isUsable(tag));
  return own === undefined ? firstLocale(language) : withDigitsOfMessages(own);
};

const never = () => () => {};

const localesOfBrowser = () => [navigator.language, ...navigator.languages];

/** The reader's locale for numbers and dates, in the language of the page. The client follows it after it took over. */
export const useLocale = (): string => {
  const language = useLanguage();
  return useSyncExternalStore(
    never,
    () => usableLocale(language, localesOfBrowser()),
    () => firstLocale(language),
  );
};

/** The first locale of the browser, independent of the language of the page: it shows the reader's region. */
export const useHomeLocale = (): string => {
  const language = useLanguage();
  return useSyncExternalStore(
    never,
    () => localesOfBrowser().find(isUsable) ?? firstLocale(language),
    () => firstLocale(language),
  );
};
