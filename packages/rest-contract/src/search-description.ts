/** The description of a search text, in the documentation of every call with one. */
export const SEARCH_DESCRIPTION =
  'every word must match, and where nothing has them all, the least telling are left out, which `interpretation` says; words such as "free" are facets; a word in double quotes must be found as it is; plurals, synonyms, prefixes and small typos count; "yoga near Kyoto" means within 150 km of the town and "spas in Germany" inside the country, and the answer says so in `near`; a text in double quotes is taken to the letter; empty counts as absent';
