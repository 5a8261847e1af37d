import type { PartValue } from './fact.ts';
import { choiceLabel, partLabel, type SayField } from './labels.ts';
import { listText } from './list-text.ts';
import { partName, vocabularyOf } from './message-names.ts';
import { numberText } from './number-text.ts';
import type { FactPart, FactRow } from './row.ts';

const partText = (t: SayField, fact: string, part: string, row: FactPart, value: PartValue, locale: string): string => {
  const label = partLabel(t, partName(fact, part));
  if (typeof value === 'number' && row.kind === 'number') return `${label}: ${numberText(value, row, locale)}`;
  if (typeof value === 'boolean') return `${label}: ${t(value ? 'fields.flag_yes' : 'fields.flag_no')}`;
  if (row.kind === 'choice') return choiceLabel(t, vocabularyOf(fact, part, row), String(value));
  if (row.kind === 'set' && Array.isArray(value)) {
    const named = value.map((choice) => choiceLabel(t, vocabularyOf(fact, part, row), String(choice)));
    return `${label}: ${listText(named, locale)}`;
  }
  return `${label}: ${String(value)}`;
};

const isUnknown = (value: PartValue): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * The parts of a fact that are known, in one line: "Free", "Lowest: 38°C; Highest: 41°C; In the pool".
 * @param locale an IETF language tag: how numbers and lists are written
 */
export const factText = (
  t: SayField,
  fact: string,
  { parts }: FactRow,
  values: Readonly<Record<string, PartValue | undefined>>,
  locale: string,
): string =>
  Object.entries(parts)
    .flatMap(([part, row]) => {
      const value = values[part] ?? null;
      return isUnknown(value) ? [] : [partText(t, fact, part, row, value, locale)];
    })
    .join('; ');
