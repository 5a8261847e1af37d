/** Short words one after the other, in the manner of a locale: "Sauna, Towels". */
export const listText = (words: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(words);
