import { isLanguage, type Language } from '@wellspring/words/languages';

/** The language that the page was made in. */
export const languageOfPage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};
