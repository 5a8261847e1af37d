import { isKana, toRomaji } from 'wanakana';

/** A long vowel is written as one letter in most names: Kintaro, not Kintarou; Osaka, not Oosaka. */
const LONG_VOWELS = /ou|oo|uu/g;

/**
 * A text in hiragana or katakana in Latin letters (Hepburn), as names of places are written outside Japan: くさつ is "kusatsu". With long
 * vowels there are two spellings, the shorter one first. None for a text in other letters.
 */
export const romajiOf = (text: string): readonly string[] => {
  if (!isKana(text)) return [];
  const whole = toRomaji(text);
  const short = whole.replaceAll(LONG_VOWELS, (vowels) => vowels.slice(0, 1));
  return short === whole ? [whole] : [short, whole];
};
