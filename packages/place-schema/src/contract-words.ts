import { rowOf } from './kinds.ts';

/**
 * The descriptions of a field in the graph and /api, by message id: `<field>.answers` of what a call answers, `<field>.takes` of
 * what it takes. For machines and documentation: no screen shows them, so they stay out of the web client's first script.
 */
const WORDS: Readonly<Record<string, string>> = {
  'otherNames.answers': 'names in other languages and older ones, with "; " between them',
  'otherNames.takes': 'names in other languages and older ones, with semicolons or new lines between them',
  'country.answers': 'in English',
  'website.answers': 'one web address, or several with "; " between them',
  'website.takes': 'one web address, or up to 5 with semicolons, blanks or new lines between them',
  'phoneNumber.answers': 'as people wrote it',
  'phoneNumber.takes':
    'one number or several, each valid in the country of the place or with its country code; other words stay words',
  'avgCost.answers': 'US dollars',
  'avgCost.takes': 'US dollars',
  'temperature.answers': 'as people write it, such as 38–42 °C',
};

const unitOf = (field: string): string | undefined => {
  const row = rowOf(field);
  return row?.kind === 'number' ? row.unit : undefined;
};

/** What a call answers in a field; a number without words is described by its unit. undefined: nothing beside its type */
export const answerWords = (field: string): string | undefined => WORDS[`${field}.answers`] ?? unitOf(field);

/** The input of a call in a field; a number without words is described by its unit. undefined: nothing beside its type */
export const inputWords = (field: string): string | undefined => WORDS[`${field}.takes`] ?? unitOf(field);
