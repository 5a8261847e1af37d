/**
 * Which form of a word goes with a number in this language, as messageformat asks for it.
 * @returns a category of CLDR: zero, one, two, few, many or other
 */
export const cardinal = (language: string): ((value: number | string) => string) => {
  const rules = new Intl.PluralRules(language);
  return (value) => rules.select(Number(value));
};
