import { isReadUncertainly, readFact } from '@wellspring/place-facts/read-fact';
import { isPlaceFact, type PlaceFact } from '@wellspring/place-schema/fact';
import { FACT_FIELDS, type FactField, type PlaceValues } from '@wellspring/place-schema/kinds';

/** Where the texts of a place come from; all null: from members. */
type Origin = Pick<PlaceFact, 'source' | 'date'>;

type Values = Readonly<Record<string, unknown>>;

const textIn = (values: Values, field: string): string | null => {
  const text = values[field];
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * The facts of a place, with those that its texts say where nobody has entered one. A fact that was read follows its text, and says that
 * nobody has confirmed it.
 */
export function withReadFacts<Place extends PlaceValues>(place: Place, origin: Origin): Place;
export function withReadFacts(place: Values, { source, date }: Origin): Values {
  const read: { [field in FactField]?: PlaceFact | null } = {};
  for (const [field, { readFrom }] of FACT_FIELDS) {
    const fact = place[field];
    const text = readFrom === undefined ? null : textIn(place, readFrom);
    if (readFrom === undefined || (isPlaceFact(fact) && fact.basis !== 'read')) continue;
    if (isPlaceFact(fact) && fact.readFrom === text) continue;
    const parts = text === null ? null : readFact(field, text);
    read[field] = parts && { ...parts, basis: 'read', source, date, readFrom: text };
  }
  return { ...place, ...read };
}

/** The text fields that facts are read from, each with the fact. */
const FACT_OF_TEXT: ReadonlyMap<string, FactField> = new Map(
  FACT_FIELDS.flatMap(([field, { readFrom }]) => (readFrom === undefined ? [] : [[readFrom, field] as const])),
);

/** The text fields that facts are read from. */
export const TEXTS_OF_FACTS: readonly string[] = [...FACT_OF_TEXT.keys()];

/** A text that a fact is read from, with what was read; null: there is no text, or no fact is read from this field. */
export const readingOf = (place: PlaceValues, field: string) => {
  const fact = FACT_OF_TEXT.get(field);
  const text = textIn(place, field);
  return fact === undefined || text === null ? null : { text, fact, value: place[fact] };
};

/** Fields with a text of which no program could read the fact with certainty, and of which nobody has entered it. */
export const textsWithoutFact = (place: PlaceValues): readonly string[] =>
  TEXTS_OF_FACTS.filter((field) => {
    const reading = readingOf(place, field);
    if (!reading) return false;
    const { text, fact, value } = reading;
    return value === null || (value.basis === 'read' && isReadUncertainly(fact, text));
  });
