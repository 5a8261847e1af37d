/** What a text is a repetition of, and what ends it: each makes some pattern, parser or normaliser slow that is not linear. */
const HOSTILE: readonly (readonly [unit: string, end: string])[] = [
  ['@.', ' x'],
  ['@', ' '],
  ['a@.', '@'],
  [' ', 'x'],
  ['\t\u00a0\n', 'x'],
  ['a ', '"'],
  ['e\u0301\u0327', ' '],
  ['\u0301', ''],
  ['([{', ''],
  ['<![CDATA[', ']'],
  ['0', 'x'],
  ['1,', ''],
  ['1.', ''],
  ['-1e', ''],
  ['ab-', '_'],
  ['/', '\\'],
  ['https://a.', ''],
  ['near ', ' in '],
  ['Did you mean ', ''],
  ['\ud83d', ''],
  ['\ud83d\ude00', '\ud83d'],
  ['\u202e\u200b', ''],
];

/** Characters of a text: it grows, so that what is slow is seen before it is endless. */
const SIZES = [0.5, 2, 8, 128].map((kibi) => kibi * 1024);

/** Milliseconds of processor time that no text may cost more than an ordinary one. */
const MOST = 20;
/** The least of so many tries counts: what else the machine does is not the text's fault. */
const TRIES = 20;

/** Each with its name, at its sizes, the shortest first. */
const TEXTS = HOSTILE.map(([unit, end]) => ({
  unit: JSON.stringify(unit),
  texts: SIZES.map((size) => unit.repeat(Math.ceil(size / unit.length)) + end),
}));

type Take = (text: string) => unknown;

const ORDINARY = 'warm water';

const millisecondsOf = async (act: () => unknown): Promise<number> => {
  // Of this thread: what compiles and collects beside it is not the text's work.
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** The least that something costs in a few tries: none after one that costs no more than enough. */
const leastOf = async (act: () => unknown, enough: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) least = Math.min(least, await millisecondsOf(act));
  return least;
};

/**
 * Runs a function on hostile texts of up to 128 Ki characters.
 * @returns those that cost it over 20 ms more than an ordinary text, each at the first length at which it does; none is right
 */
export const slowTexts = async (take: Take): Promise<readonly string[]> => {
  const enough = MOST + (await leastOf(() => take(ORDINARY), 0));
  const slow: string[] = [];
  for (const { unit, texts } of TEXTS)
    for (const text of texts)
      if ((await leastOf(() => take(text), enough)) > enough) {
        slow.push(`${unit} repeated to ${text.length} characters`);
        break;
      }
  return slow;
};
