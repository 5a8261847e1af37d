import type { PlaceFact } from '@wellspring/place-schema/fact';
import { FACT_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import type { Location, Provenance } from './location.ts';

/** Of when a source is, and how it is called in short. */
export type Edition = Pick<Provenance, 'asOf' | 'sourceName'>;

export const NO_EDITION: Edition = { asOf: null, sourceName: null };

/** The edition of a source as its rows say it, else as it is declared. */
export const editionOf = (
  declared: Edition,
  said: { readonly [Column in keyof Edition]?: string | null },
): Edition => ({
  asOf: said.asOf ?? declared.asOf,
  sourceName: said.sourceName ?? declared.sourceName,
});

type Sourced = Pick<Location, 'provenance' | 'setByPeople'> & Pick<Location, FactField>;

/**
 * The facts of an imported place with the date of its source. What people have set is not of the source: neither the fact nor the text that
 * it was read from.
 */
export const withSourceDate = <Place extends Sourced>(place: Place): Place => {
  const { provenance, setByPeople } = place;
  if (!provenance || provenance.asOf === null) return place;
  const { source, sourceName, asOf } = provenance;
  const dated: { [field in FactField]?: PlaceFact } = {};
  for (const [field, { readFrom }] of FACT_FIELDS) {
    const fact: PlaceFact | null = place[field];
    if (fact === null) continue;
    const isSetByPeople = setByPeople.some((set) => set === field || (fact.basis === 'read' && set === readFrom));
    if (fact.basis === 'read') {
      const origin = isSetByPeople ? { source: null, date: null } : { source: fact.source ?? source, date: asOf };
      dated[field] = { ...fact, ...origin };
    } else if (!isSetByPeople && fact.date === null && (fact.source === null || fact.source === source))
      dated[field] = { ...fact, source: fact.source ?? sourceName ?? source, date: asOf };
  }
  return { ...place, ...dated };
};
