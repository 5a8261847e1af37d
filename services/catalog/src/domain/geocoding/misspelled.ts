import { isWithin, typosAllowed } from '../search/typos.ts';

const RANK_PER_TYPO = 300;

const letters = (word: string): number => {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
};
const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

/**
 * How well a name of some rank answers a text with a typo or two; null when it does not. Letters that only one of them
 * has are counted first, which settles nearly all.
 */
export const misspelledRank = (typed: string): ((name: string, rank: number) => number | null) => {
  const most = typosAllowed(typed.replaceAll(' ', ''));
  const mask = letters(typed);
  return (name, rank) => {
    if (most === 0 || Math.abs(name.length - typed.length) > most || bits(mask ^ letters(name)) > 2 * most) return null;
    for (let typos = 1; typos <= most; typos += 1)
      if (isWithin(typed, name, typos)) return rank - typos * RANK_PER_TYPO;
    return null;
  };
};
