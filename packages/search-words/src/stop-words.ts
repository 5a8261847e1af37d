/** They only join other words: left out of what is typed and of names alike. Folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in near of on or the to with de la le les el los las du des der die das di del d l et und y'.split(
    ' ',
  ),
);

/** Words without stop words, unless nothing else is there. */
export const significant = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => !STOP_WORDS.has(word));
  return rest.length > 0 ? rest : words;
};
