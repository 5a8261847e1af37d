import { isLanguage, type Language } from '@wellspring/words/languages';

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice of a language in this browser; the gateway reads it, and sets it at a sign-in (gateway/src/http/language.ts). */
export const rememberLanguage = (language: Language): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `wellspring.language=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
};

/** The language that this browser keeps; null: none. */
export const rememberedLanguage = (): Language | null => {
  const language = /(?:^|; )wellspring\.language=([\w-]+)/.exec(document.cookie)?.[1];
  return isLanguage(language) ? language : null;
};
