import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { cleanText } from './values.ts';

/** What a row says in one column. */
export type Reading<Value> =
  /** the row does not have the column: it says nothing about the field */
  | { readonly kind: 'absent' }
  /** the column is empty, or holds a word for nothing */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: Value }
  /** `reason` continues the sentence that begins with the value: "is not a number" */
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What programs and people write where there is no value, in lower case and without blanks. */
const WORDS_FOR_NOTHING: ReadonlySet<string> = new Set([
  'null',
  '(null)',
  '<null>',
  '\\n',
  'nil',
  'none',
  'nan',
  'undefined',
  'unknown',
  'n/a',
  '#n/a',
  '#value!',
  '#ref!',
]);
const LONGEST_WORD = 20;
/** "-", "--", "?", "..." */
const SIGNS_ALONE = /^[-–—?.…]+$/;

/** Whether a text says that there is no value: empty, blank, or a word for nothing in any case. */
export const isNothing = (text: string): boolean => {
  const cleaned = cleanText(text);
  if (cleaned === null) return true;
  if (cleaned.length > LONGEST_WORD) return false;
  const word = cleaned.toLowerCase().replace(/\s+/g, '');
  return WORDS_FOR_NOTHING.has(word) || SIGNS_ALONE.test(word);
};

const isEmpty = (given: unknown): boolean => {
  if (given === null) return true;
  if (typeof given === 'string') return isNothing(given);
  return Array.isArray(given) && given.every(isEmpty);
};

/** Says why a value cannot be read; the field is lost, the row is not. @throws AppError VALIDATION */
export const unreadable = (reason: string): never => {
  throw new AppError('VALIDATION', verbatim(reason));
};

/** Reads a column. `parse` throws the fault of the value, as `unreadable` does. */
export const readingOf = <Value>(given: unknown, parse: (given: unknown) => Value): Reading<Value> => {
  if (given === undefined) return { kind: 'absent' };
  if (isEmpty(given)) return { kind: 'nothing' };
  try {
    return { kind: 'value', value: parse(given) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return { kind: 'unreadable', reason: error.message };
    throw error;
  }
};

/** A rule of places, in the words of an import. @throws AppError VALIDATION with `reason` where the rule is broken */
export const holding = <Value>(reason: string, rule: () => Value): Value => {
  try {
    return rule();
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return unreadable(reason);
    throw error;
  }
};

/** A text as it is stored; numbers are written out. @throws AppError VALIDATION */
export const asText = (given: unknown): string => {
  if (typeof given === 'string') return cleanText(given) ?? '';
  return typeof given === 'number' && Number.isFinite(given) ? String(given) : unreadable('is not a text');
};

/** A text, or the texts of a list with semicolons between them. @throws AppError VALIDATION */
export const asTexts = (given: unknown): string =>
  Array.isArray(given)
    ? given
        .filter((text) => !isEmpty(text))
        .map(asText)
        .join('; ')
    : asText(given);

// Number() reads 0x14 and 0b11 as well; no file of ours means that.
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const LONGEST_NUMBER = 40;

/** @throws AppError VALIDATION */
export const asNumber = (given: unknown): number => {
  const text = typeof given === 'string' && given.length <= LONGEST_NUMBER ? given.trim() : '';
  const number = DECIMAL.test(text) ? Number(text) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : unreadable('is not a number');
};

/** Names of tags, without those that are words for nothing. @throws AppError VALIDATION */
export const asTagNames = (given: unknown): readonly string[] => {
  if (!Array.isArray(given)) return unreadable('is not a list of names');
  return given
    .filter((name) => !isEmpty(name))
    .map((name: unknown) => (typeof name === 'string' ? name : unreadable('is not a list of names')));
};
