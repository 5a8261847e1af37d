/** A language that the product can speak. */
type LanguageRow = {
  /** its name in itself */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
};

/**
 * Languages by their tags (BCP 47), in the order of the choice. `en-XA` is the pseudo-locale: English, longer, accented and in brackets, for
 * tests of the layout.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  'en-XA': { name: 'Pseudo', direction: 'ltr' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;

/** The default language, and the fallback of a missing message. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** The languages of the language choice. An incomplete one is not listed, and is served only for an address that names it. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'ja', 'ar'];

/** The language to write to a reader in: theirs, or English while theirs is not offered yet, because parts of it would be English. */
export const writtenLanguage = (language: Language): Language =>
  OFFERED_LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;

/** Whether a language is written from left to right, or from right to left. */
export const directionOf = (language: Language): LanguageRow['direction'] => LANGUAGES[language].direction;
