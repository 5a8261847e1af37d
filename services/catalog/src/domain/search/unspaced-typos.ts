import { KIND_PHRASES } from '@wellspring/place-kinds/kinds-in-words';
import type { TextMatch, WordMatch } from './matching.ts';

const LEAST_CHARACTERS = 3;

const OF_KINDS: ReadonlySet<string> = new Set(KIND_PHRASES.flatMap(({ words }) => words));

/** Words in a row that overlap: the pairs of characters of one run. */
const runsIn = (words: readonly string[]): readonly (readonly string[])[] => {
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const isPair = word > '\u02ff' && [...word].length === 2;
    if (isPair && last?.at(-1)?.endsWith([...word][0] ?? ' ')) last.push(word);
    else if (isPair) runs.push([word]);
  }
  return runs;
};

const exact = (word: string): WordMatch => ({ kind: 'exact', word });

/** Any run of characters with one of them wrong, in scripts without spaces: the pairs without it, and the character alone at an end. */
export const withWrongCharacter = (words: readonly string[]): TextMatch =>
  runsIn(words).flatMap((run) => {
    const characters = [[...(run[0] ?? '')][0] ?? '', ...run.map((pair) => [...pair][1] ?? '')];
    if (characters.length < LEAST_CHARACTERS) return [];
    const others = words.filter((word) => !run.includes(word)).map(exact);
    return characters.flatMap((_, wrong) => {
      const right = run.filter((__, at) => at !== wrong && at + 1 !== wrong);
      const first: readonly WordMatch[] = wrong === 1 ? [{ kind: 'typed', word: characters[0] ?? '' }] : [];
      const last = wrong === characters.length - 2 ? [exact(characters.at(-1) ?? '')] : [];
      const isTelling = first.length + last.length > 0 || right.some((pair) => !OF_KINDS.has(pair));
      return isTelling ? [[...others, ...first, ...right.map(exact), ...last]] : [];
    });
  });
