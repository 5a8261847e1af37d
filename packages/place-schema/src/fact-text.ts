import { isPlaceFact, isUnknownPart, type PartValue } from './fact.ts';
import { factLabel, type SayFact } from './fact-labels.ts';
import { rowOf } from './kinds.ts';
import { listText } from './list-text.ts';
import { choiceName, partName, vocabularyOf } from './message-names.ts';
import { numberText } from './number-text.ts';
import type { FactPart, FactRow } from './row.ts';

const partText = (t: SayFact, fact: string, part: string, row: FactPart, value: PartValue, locale: string): string => {
  const label = factLabel(t, partName(fact, part));
  if (typeof value === 'number' && row.kind === 'number') return `${label}: ${numberText(value, row, locale)}`;
  if (typeof value === 'boolean') return `${label}: ${t(value ? 'facts.flag_yes' : 'facts.flag_no')}`;
  if (row.kind === 'choice') return factLabel(t, choiceName(vocabularyOf(fact, part, row), String(value)));
  if (row.kind === 'set' && Array.isArray(value)) {
    const named = value.map((choice) => factLabel(t, choiceName(vocabularyOf(fact, part, row), String(choice))));
    return `${label}: ${listText(named, locale)}`;
  }
  return `${label}: ${String(value)}`;
};

/**
 * The parts of a fact that are known, in one line: "Free", "Lowest: 38°C; Highest: 41°C; In the pool".
 * @param locale an IETF language tag: how numbers and lists are written
 */
const factText = (
  t: SayFact,
  fact: string,
  { parts }: FactRow,
  values: Readonly<Record<string, PartValue | undefined>>,
  locale: string,
): string =>
  Object.entries(parts)
    .flatMap(([part, row]) => {
      const value = values[part] ?? null;
      return isUnknownPart(value) ? [] : [partText(t, fact, part, row, value, locale)];
    })
    .join('; ');

/** A fact of a place as factText says it; null: nothing is known, or it is no fact. */
export const factValueText = (t: SayFact, field: string, value: unknown, locale: string): string | null => {
  const row = rowOf(field);
  return row?.kind === 'fact' && isPlaceFact(value) ? factText(t, field, row, value, locale) : null;
};
