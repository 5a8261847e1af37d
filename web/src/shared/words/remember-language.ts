import { isLanguage, type Language } from '@wellspring/words/languages';

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice of a language in this browser; the gateway reads it (gateway/src/http/language.ts). */
export const rememberLanguage = (language: Language): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `wellspring.language=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
};

/** The language that the page was made in. */
export const languageOfPage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};

/** Whoever comes by an address with a language (`?lang=de`) stays in it. */
export const keepLanguageOfAddress = (): void => {
  const requested = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(requested)) rememberLanguage(requested);
};
