import { chordSquaredOf, FARTHEST_KM } from './geo.ts';
import { interestOf, RELEVANCE } from './ranking.ts';

/** Differences of less than this hardly matter to somebody on the way. */
const AT_HAND_KM = 5;
const STEPS_PER_DOUBLING = 4;

const kilometresAt = (step: number): number => AT_HAND_KM * (2 ** (step / STEPS_PER_DOUBLING) - 1);

/**
 * The chordSquared of each step of distance. Four steps double the distance and 5 km together: 5 km are 4 steps, 150 km are 19. The same numbers in
 * each engine, so that all of them compare alike.
 */
export const DISTANCE_STEPS: readonly number[] = Array.from({ length: 64 }, (_, at) => kilometresAt(at + 1))
  .filter((km) => km < FARTHEST_KM)
  .map(chordSquaredOf);

/** How many steps of distance a match is worth. A name that is the whole text outweighs all that is within 150 km and of any interest. */
const [BEGINNING, WORDS, NAMED, SAME_NAME] = [0, 12, 16, 40];

const WORTH = {
  somewhere: BEGINNING,
  allInName: BEGINNING,
  nameBegins: BEGINNING,
  wholeWords: WORDS,
  wholeWordsInName: NAMED,
  otherNameBegins: NAMED,
  nameContinues: NAMED,
  nameBeginsWithWords: NAMED,
  sameOtherName: SAME_NAME,
  sameName: SAME_NAME,
  fillersInName: NAMED,
  otherNameBeginsAsWritten: NAMED,
  nameBeginsAsWritten: NAMED,
  sameOtherNameAsWritten: SAME_NAME,
  sameNameWithFillers: SAME_NAME,
  sameNameAsWritten: SAME_NAME,
} as const satisfies Record<keyof typeof RELEVANCE, number>;

const isRelevance = (name: string): name is keyof typeof RELEVANCE => name in RELEVANCE;

/** The steps of distance that each relevance is worth, by its number. */
export const WORTH_OF_RELEVANCE: readonly number[] = Object.keys(RELEVANCE)
  .filter(isRelevance)
  .toSorted((a, b) => RELEVANCE[a] - RELEVANCE[b])
  .map((name) => WORTH[name]);

const stepOf = (chord: number): number => {
  let [low, high] = [0, DISTANCE_STEPS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (chord > (DISTANCE_STEPS[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Relevance and distance together as a whole number, lowest first. `rank`: as featuredRank makes it; each step of its interest is worth one step of distance. */
export const nearRank = (chord: number, relevance: number, rank: number): number =>
  stepOf(chord) - (WORTH_OF_RELEVANCE[relevance] ?? 0) - interestOf(rank);
