/** A language that the product can speak. */
type LanguageRow = {
  /** its name in itself */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
};

/** Languages by their tags (BCP 47). `en-XA` is the pseudo-locale: English, longer, accented and in brackets, for tests of the layout. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  'en-XA': { name: 'Pseudo', direction: 'ltr' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;

/** What is spoken where nobody has chosen, and what a missing message falls back to. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

const PSEUDO = 'en-XA' satisfies Language;

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** The languages that people are offered, in the order of the choice. */
export const OFFERED_LANGUAGES: readonly Language[] = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .filter((language) => language !== PSEUDO);

/** Whether a language is written from left to right, or from right to left. */
export const directionOf = (language: Language): LanguageRow['direction'] => LANGUAGES[language].direction;
