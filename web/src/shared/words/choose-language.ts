import { OFFERED_LANGUAGES, type Language } from '@wellspring/words/languages';

/** The languages to choose from: those that are offered, and the ones in use, such as one that an address named. */
export const languagesWith = (...inUse: readonly Language[]): readonly Language[] => [
  ...new Set([...OFFERED_LANGUAGES, ...inUse]),
];
