import { WORDS } from './words.ts';

/** Who reads a label: whoever fills in the form of members or of admins, or looks at the page of a place. */
type Reader = 'form' | 'admin' | 'shown';

/** How a field is called, in sentences or to a reader; a field without words is called by its name. */
export const fieldLabel = (field: string, reader?: Reader): string =>
  (reader && WORDS[`${field}.${reader}`]) ?? WORDS[`${field}.label`] ?? field;

/** What stands below the box of a field; undefined: nothing. */
export const fieldHelp = (field: string): string | undefined => WORDS[`${field}.help`];

/** How one of the values of a choice or a set is called. */
export const choiceLabel = (field: string, choice: string): string => WORDS[`${field}.${choice}`] ?? choice;

type Range = { readonly min: number; readonly max: number };

const bound = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 10 });

/** "0 and 999,999.99" */
export const boundsText = ({ min, max }: Range): string => `${bound(min)} and ${bound(max)}`;

/** Why a text of a field is refused that has more characters than its row allows. */
export const tooLong = (field: string, max: number): string => `${fieldLabel(field)} must be at most ${max} characters`;

/** Why a field is refused that a submission cannot do without. */
export const missing = (field: string): string => `${fieldLabel(field)} is required`;

/** Why a number is refused. */
export const outOfRange = (field: string, range: Range): string =>
  `${fieldLabel(field)} must be between ${boundsText(range)}`;

/** Why a value is refused that is none of the choices of its field. */
export const notAChoice = (field: string): string => `${fieldLabel(field)} has a value that cannot be chosen`;
