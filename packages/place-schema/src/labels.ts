import { say, type Message } from '@wellspring/words/message';
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
export const tooLong = (field: string, max: number): Message =>
  say('contract.fieldTooLong', { label: fieldLabel(field), max });

/** Why a field is refused that a submission cannot do without. */
export const missing = (field: string): Message => say('contract.fieldMissing', { label: fieldLabel(field) });

/** Why a number is refused. */
export const outOfRange = (field: string, { min, max }: Range): Message =>
  say('contract.outOfRange', { label: fieldLabel(field), min, max });

/** Why a value is refused that is none of the choices of its field. */
export const notAChoice = (field: string): Message => say('contract.notAChoice', { label: fieldLabel(field) });
