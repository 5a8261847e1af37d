import { wordsOf } from '../search/words.ts';
import { COUNTRY_NAMES, OTHER_NAMES, type Town } from './towns.ts';

/** One way of reading what was typed: a town's name, and what must be true of where it lies. Folded. */
export type Reading = { readonly name: string; readonly within: readonly string[] };

const MOST_PARTS = 6;

const folded = (text: string): string => wordsOf(text).join(' ');

/** A part without house numbers and postcodes. */
const withoutNumbers = (part: string): string =>
  part
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');

/**
 * The ways to read an address, best first. "Paris, Texas" is Paris within Texas; of "12 Main St, Porirua, New Zealand"
 * the street is tried first, then the town; "paris texas" is tried as one name, then as Paris within Texas.
 */
export const readingsOf = (text: string): readonly Reading[] => {
  const parts = text
    .split(',')
    .map((part) => withoutNumbers(folded(part)))
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const [only] = parts;
  if (only === undefined) return [];
  if (parts.length > 1) return parts.map((name, at) => ({ name, within: parts.slice(at + 1) }));
  const words = only.split(' ');
  const splits = words.slice(1).map((_, at) => words.length - 1 - at);
  return [
    { name: only, within: [] },
    ...splits.map((at) => ({ name: words.slice(0, at).join(' '), within: [words.slice(at).join(' ')] })),
  ];
};

/** The keys under which a name may stand in the gazetteer. */
export const keysOf = (name: string): readonly string[] => {
  const other = OTHER_NAMES.get(name);
  return other === undefined ? [name] : [name, other];
};

const liesWithin = (town: Town, area: string): boolean => {
  if (folded(town.country) === area || town.countryCode.toLowerCase() === area) return true;
  if (COUNTRY_NAMES.get(area) === town.countryCode || town.regionCode.toLowerCase() === area) return true;
  const region = folded(town.region ?? '');
  return region === area || region.startsWith(`${area} `);
};

/**
 * Towns that fit a reading, best first: by how much of the address is true of them, then by population. The last part,
 * the widest, must be true.
 */
export const rankTowns = (towns: readonly Town[], { within }: Reading): readonly Town[] => {
  const widest = within.at(-1);
  const truths = (town: Town): number => within.filter((area) => liesWithin(town, area)).length;
  return towns
    .filter((town) => widest === undefined || liesWithin(town, widest))
    .map((town) => ({ town, score: truths(town) }))
    .sort((a, b) => b.score - a.score || b.town.population - a.town.population || (a.town.key < b.town.key ? -1 : 1))
    .map(({ town }) => town);
};

/** "Paris, Île-de-France, France"; a region that only repeats the town's name is left out. */
export const labelOf = ({ name, region, country }: Town): string =>
  [name, region === name ? null : region, country].filter(Boolean).join(', ');
