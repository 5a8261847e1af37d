import type { Location } from './location.ts';
import { withReadFacts } from './read-facts.ts';
import { withSaidKinds } from './said-kinds.ts';
import { withSourceDate } from './source-date.ts';

/** A place as it is stored: with the facts that its own texts say where nobody has entered one, and with the date of their source. */
export const withSaidFacts = (location: Location): Location => {
  const source = location.provenance?.source ?? null;
  return withSourceDate(withSaidKinds(withReadFacts(location, { source, date: null }), source));
};
