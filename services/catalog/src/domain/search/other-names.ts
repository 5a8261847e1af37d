import { otherNamesIn } from '@wellspring/place-schema/other-names';
import type { Location } from '../location.ts';
import type { TextPlan } from './text-plan.ts';
import { nameKeys, type NameKeys } from './words.ts';

type Named = Pick<Location, 'name' | 'otherNames'>;

/** All names of a place, its own first. */
export const namesOf = ({ name, otherNames }: Named): readonly string[] => [name, ...otherNamesIn(otherNames)];

/** The other names of a place as they are compared with the typed text. Those without a letter are never typed. */
export const otherNameKeys = ({ otherNames }: Pick<Named, 'otherNames'>): readonly NameKeys[] =>
  otherNamesIn(otherNames)
    .map(nameKeys)
    .filter(({ written }) => written !== '');

/** Whether a name is the text, stop words aside. */
export const isSameName = ({ written, plain }: NameKeys, { query }: TextPlan): boolean =>
  written === query.written || plain === query.withFillers;

/** What other names begin with that rank above words in a name; null: none, since the words are mistyped. One word alone must be whole: "spa" is not "Spanien". */
export const otherNameBeginning = ({ query: { written }, areNamesFirst, spelled }: TextPlan): string | null => {
  if (spelled || written === '') return null;
  return areNamesFirst || written.includes(' ') ? written : `${written} `;
};
