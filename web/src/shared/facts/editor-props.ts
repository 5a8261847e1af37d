import type { FactField } from '@wellspring/place-schema/kinds';
import type { FactParts } from './fact-values.ts';

/** What the editor of a fact takes. It changes parts; all others stay. */
export type EditorProps = {
  readonly field: FactField;
  readonly parts: FactParts;
  readonly onChange: (changes: FactParts) => void;
};

/** The values of a set; of another part none. */
export const setIn = (parts: FactParts, part: string): readonly string[] => {
  const value = parts[part] ?? null;
  return typeof value === 'object' && value !== null ? value : [];
};

/** A set with or without one of its values. */
export const toggledIn = (values: readonly string[], value: string, isOn: boolean): readonly string[] => {
  const others = values.filter((each) => each !== value);
  return isOn ? [...others, value] : others;
};
