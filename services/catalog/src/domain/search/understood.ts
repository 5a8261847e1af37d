import type { FacetName } from '@wellspring/rest-contract/facet-rules';
import type { SpokenFact } from '@wellspring/search-words/spoken-words';
import type { FacetQuery } from './facets.ts';
import type { KindInText } from './text-parts.ts';

/** A range of water temperatures; null: no limit. */
export type Celsius = { readonly from: number | null; readonly to: number | null };

/** Words that are a fact of a place. */
export type FactInText = {
  readonly words: string;
  readonly fact: SpokenFact;
  /** null: no facet has it */
  readonly facet: FacetName | null;
  readonly values: readonly string[];
  /** the places found have it; otherwise the words were left out */
  readonly isApplied: boolean;
};

/** What was understood of a text beside its place. */
export type Understood = {
  readonly kinds: readonly KindInText[];
  readonly facets: readonly FactInText[];
  readonly celsius: Celsius | null;
  /** words that were not looked for, since with them nothing is found */
  readonly leftOut: readonly string[];
};

export const NOTHING_UNDERSTOOD: Understood = { kinds: [], facets: [], celsius: null, leftOut: [] };

/** A fact as a filter. */
type AsFacet = { readonly facet: FacetName; readonly values: readonly string[] };

const amenity = (value: string): AsFacet => ({ facet: 'amenity', values: [value] });
const months = (...values: readonly string[]): AsFacet => ({ facet: 'month', values });

const MINUTE = 60_000;

/** The facet of each fact. Those without one are understood, and left out. */
const FACET_OF: Readonly<Record<SpokenFact, AsFacet | null>> = {
  free: { facet: 'price', values: ['free'] },
  openNow: { facet: 'open', values: ['yes'] },
  openLate: null,
  wheelchair: { facet: 'wheelchair', values: ['yes', 'limited'] },
  family: amenity('children'),
  dogFriendly: amenity('dogs'),
  clothingOptional: amenity('swimwearOptional'),
  swimwear: amenity('swimwearRequired'),
  womenOnly: amenity('singleSexHours'),
  mixedBathing: null,
  camping: amenity('camping'),
  overnight: amenity('lodging'),
  outdoor: amenity('outdoorPool'),
  indoor: amenity('indoorPool'),
  privateBath: amenity('privateBath'),
  nightBathing: amenity('nightBathing'),
  sauna: amenity('sauna'),
  steam: amenity('steamBath'),
  massage: amenity('massage'),
  food: amenity('food'),
  coldPlunge: amenity('coldPlunge'),
  parking: amenity('parking'),
  winter: months('dec', 'jan', 'feb'),
  summer: months('jun', 'jul', 'aug'),
  autumn: months('sep', 'oct', 'nov'),
  spring: months('mar', 'apr', 'may'),
  price: null,
  temperature: null,
};

/** The seasons on the other half of the Earth. */
const SOUTHERN: Readonly<Partial<Record<SpokenFact, SpokenFact>>> = {
  winter: 'summer',
  summer: 'winter',
  autumn: 'spring',
  spring: 'autumn',
};

/** A fact that some words say, as far as a facet has it; south of the equator seasons are half a year later. */
export const factInText = (words: string, fact: SpokenFact, latitude: number | null): FactInText => {
  const meant = latitude !== null && latitude < 0 ? (SOUTHERN[fact] ?? fact) : fact;
  if (fact === 'temperature') return { words, fact, facet: 'temperature', values: [], isApplied: true };
  const asFacet = FACET_OF[meant];
  return { words, fact, facet: asFacet?.facet ?? null, values: asFacet?.values ?? [], isApplied: asFacet !== null };
};

type ByValues = Extract<FacetName, 'price' | 'month' | 'access' | 'wheelchair' | 'amenity'>;

const isByValues = (facet: FacetName | null): facet is ByValues =>
  facet === 'price' || facet === 'month' || facet === 'access' || facet === 'wheelchair' || facet === 'amenity';

/** The filters of some facts; null: they have none. */
export const facetsOf = (facts: readonly FactInText[], celsius: Celsius | null): FacetQuery | null => {
  let query: FacetQuery = {};
  for (const { facet, values, isApplied } of facts) {
    if (!isApplied) continue;
    if (isByValues(facet)) query = { ...query, [facet]: [...new Set([...(query[facet] ?? []), ...values])] };
    else if (facet === 'open') query = { ...query, openNow: true };
    else if (facet === 'temperature' && celsius)
      query = { ...query, ...(celsius.from !== null && { minC: celsius.from }), ...(celsius.to !== null && { maxC: celsius.to }) }; // prettier-ignore
  }
  return Object.keys(query).length === 0 ? null : query;
};

/** Facets with the present time, to the minute: searches of the same minute are the same. */
export const withNow = (facets: FacetQuery | undefined, now: Date): FacetQuery => ({
  ...facets,
  now: Math.floor(now.getTime() / MINUTE) * MINUTE,
});

/** What a text and the chosen filters ask of facets together: what was chosen comes before what the text says. */
export const bothFacets = (chosen: FacetQuery | undefined, said: FacetQuery | null): FacetQuery | undefined => {
  if (!said) return chosen;
  const amenity = [...new Set([...(said.amenity ?? []), ...(chosen?.amenity ?? [])])];
  return { ...said, ...chosen, ...(amenity.length > 0 && { amenity }) };
};
