/** What people say about a place that is a fact of it: free, open now, with children. */
export const SPOKEN_FACTS = [
  'free', 'openNow', 'openLate', 'wheelchair', 'family', 'dogFriendly', 'clothingOptional', 'swimwear', 'womenOnly', 'mixedBathing',
  'camping', 'overnight', 'outdoor', 'indoor', 'privateBath', 'nightBathing', 'sauna', 'steam', 'massage', 'food', 'coldPlunge', 'parking', 'winter', 'summer', 'autumn', 'spring', 'price', 'temperature',
] as const; // prettier-ignore

export type SpokenFact = (typeof SPOKEN_FACTS)[number];

/** The words of one language, with commas between phrases. A star stands for any ending: "kostenlos*". */
export type LanguageWords = {
  readonly facts: Readonly<Partial<Record<SpokenFact, string>>>;
  /** said around a search, and of no place: prices, opening hours, praise, questions */
  readonly fillers: string;
  /** only join others */
  readonly joining: string;
};
