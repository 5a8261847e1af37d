/** A town of the gazetteer. */
export type Town = {
  readonly name: string;
  /** folded, as the gazetteer is sorted */
  readonly key: string;
  /** ISO 3166 alpha-2 */
  readonly countryCode: string;
  readonly country: string;
  /** state, province, region; null where it has no name */
  readonly region: string | null;
  /** such as TX or 11 */
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
};

/** Names that people use, and the gazetteer's for the same town. Folded. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['wien', 'vienna'],
  ['munchen', 'munich'],
  ['koln', 'cologne'],
  ['nuremberg', 'nurnberg'],
  ['zuerich', 'zurich'],
  ['praha', 'prague'],
  ['roma', 'rome'],
  ['milano', 'milan'],
  ['firenze', 'florence'],
  ['venezia', 'venice'],
  ['napoli', 'naples'],
  ['torino', 'turin'],
  ['genova', 'genoa'],
  ['lisboa', 'lisbon'],
  ['oporto', 'porto'],
  ['kobenhavn', 'copenhagen'],
  ['warszawa', 'warsaw'],
  ['cracow', 'krakow'],
  ['bruxelles', 'brussels'],
  ['ghent', 'gent'],
  ['athina', 'athens'],
  ['saragossa', 'zaragoza'],
  ['kiev', 'kyiv'],
  ['beograd', 'belgrade'],
  ['peking', 'beijing'],
  ['bombay', 'mumbai'],
  ['bangalore', 'bengaluru'],
  ['calcutta', 'kolkata'],
  ['rangoon', 'yangon'],
  ['saigon', 'ho chi minh city'],
  ['krung thep', 'bangkok'],
  ['marrakech', 'marrakesh'],
  ['constantinople', 'istanbul'],
  ['den haag', 'the hague'],
  ['sankt peterburg', 'saint petersburg'],
  ['ciudad de mexico', 'mexico city'],
  ['new york', 'new york city'],
  ['nyc', 'new york city'],
  ['washington', 'washington d c'],
  ['washington dc', 'washington d c'],
]);

/** Countries by other names than their English one. Folded → code. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['u s a', 'US'],
  ['united states of america', 'US'],
  ['america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['burma', 'MM'],
  ['deutschland', 'DE'],
  ['espana', 'ES'],
  ['italia', 'IT'],
  ['osterreich', 'AT'],
  ['schweiz', 'CH'],
  ['suisse', 'CH'],
  ['nippon', 'JP'],
  ['ivory coast', 'CI'],
  ['south korea', 'KR'],
]);
