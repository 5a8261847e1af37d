// Made by tools/generate/words.mjs from packages/words/messages.
/** The word for yes in each language, in small letters. */
export const YES_WORDS: readonly string[] = ['yes', 'ja', 'sí', 'oui', 'はい', 'نعم'];
