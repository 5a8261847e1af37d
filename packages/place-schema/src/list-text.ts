/** What stands between the words, where it is no comma and space. */
const SEPARATORS: Readonly<Record<string, string>> = { ar: '، ', ja: '、' };

/** Words one after the other, in the manner of a locale: "Sauna, Towels". */
export const listText = (words: readonly string[], locale: string): string =>
  words.join(SEPARATORS[new Intl.Locale(locale).language] ?? ', ');
