/** A place of an answer. */
export type Shown = { readonly id: string; readonly name: string };

/** A text that somebody types, and what is shown for it. */
export type Step = { readonly text: string; readonly shown: readonly Shown[] };

/** What one more letter did. */
export type Letter = {
  readonly name: string;
  readonly text: string;
  /** letters typed so far */
  readonly length: number;
  readonly isEmpty: boolean;
  /** the place whose name is typed is shown */
  readonly isFound: boolean;
  /** so few names begin with the text that one page can show them all */
  readonly isRare: boolean;
  /** places that were shown before, still match the text, and are shown no more */
  readonly vanished: readonly string[];
  /** the place whose name is typed is one of them; null: it was not shown before */
  readonly isLost: boolean | null;
  /** nothing but other places that match the text is shown, and the page is full */
  readonly isFull: boolean;
};

const FEW = 5;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const plain = (text: string): string => wordsOf(text).join(' ');

/** The beginnings of a name, one letter longer each. A space ends no beginning, since a search cuts it off. */
export const beginningsOf = (name: string): readonly string[] => {
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  const texts = letters.map((_, at) => letters.slice(0, at + 1).join(''));
  return texts.filter((text) => text === text.trimEnd() && wordsOf(text).length > 0);
};

/** Whether each word of a text begins a word of a name. */
export const matchesName = (text: string, name: string): boolean => {
  const words = wordsOf(name);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
};

/** Whether at most five of the names begin with a text. */
export const rareBeginnings = (names: readonly string[]): ((text: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const name of new Set(names.map(plain)))
    for (let end = 1; end <= name.length; end += 1) {
      const beginning = name.slice(0, end);
      counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
  return (text) => (counts.get(plain(text)) ?? 0) <= FEW;
};

/** Judges what is shown while a name is typed, letter by letter. @param pageSize how many places an answer shows at most */
export const scoreTyping = (
  name: string,
  steps: readonly Step[],
  isRare: (text: string) => boolean,
  pageSize: number,
): readonly Letter[] =>
  steps.map(({ text, shown }, at) => {
    const before = steps[at - 1]?.shown ?? [];
    const ids = new Set(shown.map(({ id }) => id));
    const isFound = shown.some((place) => place.name === name);
    const isVanished = (place: Shown): boolean => !ids.has(place.id) && matchesName(text, place.name);
    return {
      name,
      text,
      length: [...graphemes.segment(text)].length,
      isEmpty: shown.length === 0,
      isFound,
      isRare: isRare(text),
      vanished: before.filter(isVanished).map((place) => place.name),
      isLost: before.some((place) => place.name === name) ? !isFound : null,
      isFull: shown.length >= pageSize && shown.every((place) => matchesName(text, place.name)),
    };
  });

type Count = { readonly count: number; readonly of: number };

/** Figures over letters. */
export type TypingSummary = {
  readonly letters: number;
  readonly empty: number;
  /** the place whose name is typed vanishes, of the letters before which it was shown */
  readonly lost: Count;
  /** the same, where the page is full of other places that match */
  readonly displaced: Count;
  /** letters with which some place vanishes though there is room for it */
  readonly vanished: number;
  readonly recall: Count;
  /** of the beginnings of at most five names */
  readonly recallOfRare: Count;
};

const count = (letters: readonly Letter[], isTrue: (letter: Letter) => boolean): Count => ({
  count: letters.filter(isTrue).length,
  of: letters.length,
});

export const summarizeTyping = (letters: readonly Letter[]): TypingSummary => {
  const shownBefore = letters.filter(({ isLost }) => isLost !== null);
  return {
    letters: letters.length,
    empty: count(letters, ({ isEmpty }) => isEmpty).count,
    lost: count(shownBefore, ({ isLost }) => isLost === true),
    displaced: count(shownBefore, ({ isLost, isFull }) => isLost === true && isFull),
    vanished: count(letters, ({ vanished, isFull }) => vanished.length > 0 && !isFull).count,
    recall: count(letters, ({ isFound }) => isFound),
    recallOfRare: count(
      letters.filter(({ isRare }) => isRare),
      ({ isFound }) => isFound,
    ),
  };
};
