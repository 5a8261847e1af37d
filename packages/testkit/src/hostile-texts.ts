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
  ['\ud83d', ''],
  ['\ud83d\ude00', '\ud83d'],
  ['\u202e\u200b', ''],
];

/** Characters of a text: it grows, so that what is slow is seen before it is endless. */
const SIZES = [0.5, 1, 2, 8, 32, 128].map((kibi) => kibi * 1024);

/** Milliseconds of processor time that no text may cost. */
const MOST = 20;
/** The least of so many tries counts: what else the machine does is not the text's fault. */
const TRIES = 5;

/** Each with its name, at its sizes, the shortest first. */
const TEXTS = HOSTILE.map(([unit, end]) => ({
  unit: JSON.stringify(unit),
  texts: SIZES.map((size) => unit.repeat(Math.ceil(size / unit.length)) + end),
}));

const millisecondsOf = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const isSlow = (act: () => void): boolean => Array.from({ length: TRIES }).every(() => millisecondsOf(act) > MOST);

/**
 * Hands hostile texts of up to 128 Ki characters to something that takes a text.
 * @returns those that cost it more than 20 ms of processor time, each at the first length at which it does; none is right
 */
export const slowTexts = (take: (text: string) => void): readonly string[] =>
  TEXTS.flatMap(({ unit, texts }) => {
    const slow = texts.find((text) => isSlow(() => take(text)));
    return slow === undefined ? [] : [`${unit} repeated to ${slow.length} characters`];
  });
