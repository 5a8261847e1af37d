import { OFFERED_LANGUAGES, type Language } from '@wellspring/words/languages';
import { rememberLanguage } from './remember-language.ts';

/** The languages to choose from: those that are offered, and the ones in use, such as one that an address named. */
export const languagesWith = (...inUse: readonly Language[]): readonly Language[] => [
  ...new Set([...OFFERED_LANGUAGES, ...inUse]),
];

/** Loads the page in a language, which this browser keeps: what the address says of one is no longer so. */
export const readIn = (language: Language): void => {
  rememberLanguage(language);
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  window.location.replace(address);
};
