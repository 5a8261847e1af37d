const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that people put around a search ("best", "places to"): they count only in names. Folded. */
export const FILLER_WORDS: ReadonlySet<string> = words(
  'best top good great amazing popular famous recommended find show where what which some any my me go do visit thing things place places spot spots location locations',
);

const PRAISE: ReadonlySet<string> = words('best top good great');
const FEW_DIGITS = /^\d{1,3}$/;

/** Whether one of some words, which are folded, is a filler: a number beside praise is one too ("top 10", "5 best"). */
export const isFillerAt = (all: readonly string[], at: number): boolean => {
  const word = all[at] ?? '';
  const isPraised = PRAISE.has(all[at - 1] ?? '') || PRAISE.has(all[at + 1] ?? '');
  return FILLER_WORDS.has(word) || (isPraised && FEW_DIGITS.test(word));
};
