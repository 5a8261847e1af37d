import type { Location } from '../location.ts';

/** Characters of the shortest text that says something. */
const SHORTEST = 20;
/** Of so many words one may be a number, a code or a label; in a text that a program wrote out of a table there are more. */
const WORDS_FOR_A_CODE = 6;

/** "198", "D-5", "USGS" or "quadrangle:". */
const isCode = (word: string): boolean => /\d|:$/.test(word) || /^\p{Lu}{2,}\P{L}*$/u.test(word);

const isProse = (text: string): boolean => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.filter(isCode).length * WORDS_FOR_A_CODE <= words.length;
};

/** Whether somebody described the Location: a member, or a source whose text is prose and not a row of a table. */
export const isDescribed = ({
  description,
  provenance,
  setByPeople,
}: Pick<Location, 'description' | 'provenance' | 'setByPeople'>): boolean => {
  const text = description?.trim() ?? '';
  if (text.length < SHORTEST) return false;
  return provenance === null || setByPeople.includes('description') || isProse(text);
};
