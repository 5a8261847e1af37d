import { STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { singular } from '../search/forms.ts';

/** Words for the kind of a place: people leave them out of a name, and alone they are no name. Folded, singular. */
const KINDS: ReadonlySet<string> = new Set(
  'hot warm thermal mineral spring spr bath pool spa well onsen therme hammam sauna'.split(' '),
);

/** A name found in a text: what stands before it and behind it must say where the place is. */
export type Naming = {
  readonly around: readonly (readonly string[])[];
  /** the name is in the text exactly as it is written */
  readonly isExact: boolean;
  /** enough of the name is there to do without a town or a country */
  readonly isSure: boolean;
};

const MOST_WORDS = 24;

/** Whether a word, folded and singular, names nothing by itself. */
export const isKind = (word: string): boolean => KINDS.has(word) || STOP_WORDS.has(word);

/** "Dalton (Craig) Hot Springs" is called Dalton Hot Springs and Craig Hot Springs; "Rice Spring, Ward Spring" is either. */
const namesOf = (name: string): readonly string[] => {
  const inner = /^([^(]*)\(([^)]+)\)(.*)$/.exec(name);
  const [, before = '', within = '', after = ''] = inner ?? [];
  const called = inner ? [`${before} ${after}`, `${within} ${after}`, before] : [];
  return [name, ...called, ...(name.includes(',') ? name.split(',') : [])];
};

/** Whether words are those of the name in its order; it may have more kinds of place among them. */
const saysName = (said: readonly string[], name: readonly string[]): boolean => {
  let at = 0;
  for (const word of name) {
    if (word === said[at]) at += 1;
    else if (!isKind(word)) return false;
  }
  return at === said.length;
};

const namingsOf = (words: readonly string[], called: string): readonly Naming[] => {
  const written = wordsOf(called);
  const name = written.map(singular);
  const own = name.filter((word) => !isKind(word));
  const folded = words.map(singular);
  if (name.length === 0 || !own.every((word) => folded.includes(word))) return [];
  const found: Naming[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + name.length); to += 1) {
      const said = folded.slice(from, to);
      const isWhole = said.length === name.length;
      if (!saysName(said, name) || (own.length === 0 && !isWhole)) continue;
      const isSure = own.length > 0 && (isWhole || said.length > own.length);
      const isExact = isWhole && written.every((word, at) => word === words[from + at]);
      found.push({ around: [words.slice(0, from), words.slice(to)], isExact, isSure });
    }
  return found;
};

/** Every way in which a text may name a place that is called so. */
export const namesIn = (text: string, name: string): readonly Naming[] => {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  return namesOf(name).flatMap((called) => namingsOf(words, called));
};
