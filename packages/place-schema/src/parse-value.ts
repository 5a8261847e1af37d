import { choiceLabel } from './labels.ts';
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

/** One of the choices of a field, by its value or by how it is called in English, in any case; undefined: none of them. */
export const choiceIn = (field: string, { choices }: Chosen, text: string): string | undefined => {
  const given = text.trim().toLowerCase();
  return choices.find((it) => it.toLowerCase() === given || choiceLabel(english, field, it).toLowerCase() === given);
};

/** Choices of a set, each once, in the order of its row; undefined: one of them is none. Nothing is null. */
export const choicesIn = (
  field: string,
  row: Chosen,
  texts: readonly string[],
): readonly string[] | null | undefined => {
  const chosen = texts.map((text) => choiceIn(field, row, text));
  if (chosen.includes(undefined)) return undefined;
  return chosen.length === 0 ? null : row.choices.filter((it) => chosen.includes(it));
};
