import { AppError } from '@wellspring/errors';
import { mapKind, type FactField, type PlaceValues } from '@wellspring/place-schema/kinds';
import { notAChoice, outOfRange, tooLong } from '@wellspring/place-schema/labels';
import { choicesIn, numberIn } from '@wellspring/place-schema/parse-value';
import type { ChoiceRow, NumberRow, SetRow, TextRow } from '@wellspring/place-schema/row';
import type { Message } from '@wellspring/words/message';
import { cleanText as cleaned, lengthOf } from '@wellspring/written-text';

/** `field`: as a submission calls it */
export const refuse = (field: string, message: Message): never => {
  throw new AppError('VALIDATION', message, { field });
};

/** A text as it is stored; null when it is empty. */
export const cleanText = (text: string | null | undefined): string | null => (text ? cleaned(text) || null : null);

/** A text of a field as it is stored. `reason`: why one that is too long is refused. @throws AppError VALIDATION */
export const checkText = (
  field: string,
  { max }: Pick<TextRow, 'max'>,
  text: string | null,
  reason = tooLong,
): string | null => {
  const clean = cleanText(text);
  // A character has one code unit at least: most texts need not be counted.
  if (clean && clean.length > max && lengthOf(clean) > max) refuse(field, reason(field, max));
  return clean;
};

/** A number of a field, rounded as it is stored. @throws AppError VALIDATION */
const checkNumber = (field: string, row: NumberRow, value: number | null): number | null =>
  value === null ? null : (numberIn(row, value) ?? refuse(field, outOfRange(field, row)));

const checkChoices = (field: string, row: ChoiceRow | SetRow, values: readonly string[]): readonly string[] | null => {
  const chosen = choicesIn(field, row, values);
  return chosen === undefined ? refuse(field, notAChoice(field)) : chosen;
};

/** The fields of the table but its facts, with every rule held: texts trimmed and bounded, numbers in range, choices among those there are. @throws AppError VALIDATION */
export const checkValues = (values: Omit<PlaceValues, FactField>): Omit<PlaceValues, FactField> => ({
  ...mapKind('text', (field, row) => checkText(field, row, values[field])),
  ...mapKind('number', (field, row) => checkNumber(field, row, values[field])),
  ...mapKind('choice', (field, row) => {
    const value: string | null = values[field];
    return checkChoices(field, row, value === null ? [] : [value])?.[0] ?? null;
  }),
  ...mapKind('set', (field, row) => checkChoices(field, row, values[field] ?? [])),
});
