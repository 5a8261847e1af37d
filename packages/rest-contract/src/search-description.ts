/** The description of a search text, in the documentation of every call with one. */
export const SEARCH_DESCRIPTION =
  'every word must match; plurals, synonyms, prefixes and small typos count; "yoga near Kyoto" means within 150 km of the town and "spas in Germany" inside the country, and the answer says so in `near`; a text in double quotes is taken to the letter; empty counts as absent';
