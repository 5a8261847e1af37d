/** Short names that people use and no list of names has. Folded. */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['nyc', 'new york city'],
  ['new york', 'new york city'],
  ['dc', 'washington d c'],
  ['washington dc', 'washington d c'],
  ['sf', 'san francisco'],
  ['vegas', 'las vegas'],
  ['philly', 'philadelphia'],
  ['st petersburg', 'saint petersburg'],
  ['constantinople', 'istanbul'],
  ['krung thep', 'bangkok'],
  ['krung thep maha nakhon', 'bangkok'],
  ['ciudad de mexico', 'mexico city'],
  ['cdmx', 'mexico city'],
  ['rio', 'rio de janeiro'],
  ['saigon', 'ho chi minh city'],
]);

/** Countries whose states are called by two letters: TX, BC, NSW. */
export const COUNTRIES_OF_CODED_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** The end of the official name of a region, which people leave out. */
export const REGION_WORDS: ReadonlySet<string> = new Set(
  'region province prefecture state county governorate oblast district department canton city hcmc'.split(' '),
);

/** The word without context does not mean the region of this name. */
export const POINTS_OF_THE_COMPASS: ReadonlySet<string> = new Set(
  'north south east west central centre center northern southern eastern western northeast northwest southeast southwest capital nord sud est ouest centro norte sur midlands islands'.split(
    ' ',
  ),
);
