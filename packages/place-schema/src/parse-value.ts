import { factLabel } from './fact-labels.ts';
import { choiceLabel } from './labels.ts';
import { choiceName } from './message-names.ts';
import { sayFieldsIn } from './say-fields.ts';
import type { ChoiceRow, NumberRow, SetRow } from './row.ts';

type Chosen = Pick<ChoiceRow | SetRow, 'choices'>;

/** A number of a field, rounded as its row says; undefined: it is out of range. */
export const numberIn = (
  { min, max, decimals }: Pick<NumberRow, 'min' | 'max' | 'decimals'>,
  value: number,
): number | undefined => {
  if (!(value >= min && value <= max)) return undefined;
  const power = 10 ** decimals;
  return Math.round(value * power) / power + 0;
};

const english = sayFieldsIn('en');

/** How a choice of a field is called in English. */
const fieldChoice = (field: string, choice: string): string => choiceLabel(english, field, choice);

/** How a choice of a part of a fact is called in English, by its vocabulary. */
export const factChoice = (vocabulary: string, choice: string): string =>
  factLabel(english, choiceName(vocabulary, choice));

/**
 * Choices of a set, each once, in the order of its row, by their values or by how they are called in English, in any case; undefined: one of
 * them is none. Nothing is null. `labelOf`: how a choice is called
 */
export const choicesIn = (
  field: string,
  row: Chosen,
  texts: readonly string[],
  labelOf = fieldChoice,
): readonly string[] | null | undefined => {
  const chosen = texts.map((text) => {
    const given = text.trim().toLowerCase();
    return row.choices.find((it) => it.toLowerCase() === given || labelOf(field, it).toLowerCase() === given);
  });
  if (chosen.includes(undefined)) return undefined;
  return chosen.length === 0 ? null : row.choices.filter((it) => chosen.includes(it));
};
