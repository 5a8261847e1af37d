import { continentOf } from '@wellspring/countries/continents';
import { countryCodeOf } from '@wellspring/countries/country-code';
import type { Location } from '../location.ts';
import { isDescribed } from './written-words.ts';
import { interestStep } from './ranking.ts';

/**
 * The default order is spread in parts of so many places: within each, kinds and continents take turns. A place stays in its part, so a
 * page depends on its own parts alone, wherever it begins.
 */
export const SPREAD_OVER = 24;
/** Nobody pages further for variety: behind so many places the order stays as it is, and a page reads itself alone. */
const SPREAD_UP_TO = 10 * SPREAD_OVER;

/** What counts as alike, for how many places before, and how much. */
const ALIKE = [
  { of: 'kind', before: 8, weight: 4 },
  { of: 'category', before: 3, weight: 3 },
  { of: 'continent', before: 2, weight: 2 },
] as const;

type Features = Readonly<Record<(typeof ALIKE)[number]['of'], string | null>> & { readonly interest: number };

const featuresOf = (location: Location): Features => ({
  kind: location.kinds?.are[0] ?? null,
  category: String(location.categoryId),
  continent: continentOf(countryCodeOf(location.country) ?? ''),
  interest: interestStep({
    hasPhotos: location.photos.length > 0,
    isDescribed: isDescribed(location),
    rating: location.rating,
  }),
});

/** The nearer one that is alike stands before it, the more it counts. */
const likeness = (features: Features, shown: readonly Features[]): number => {
  let sum = 0;
  for (const { of, before, weight } of ALIKE) {
    if (features[of] === null) continue;
    for (let distance = 1; distance <= Math.min(before, shown.length); distance += 1)
      if (shown[shown.length - distance]?.[of] === features[of]) {
        sum += (weight * (before + 1 - distance)) / before;
        break;
      }
  }
  return sum;
};

type Candidate = { readonly location: Location; readonly features: Features };

/** Of the candidates of most interest the one that is least like those before it; the first of equals. */
const nextOf = (rest: readonly Candidate[], shown: readonly Features[]): number => {
  const most = rest[0]?.features.interest;
  let best = { at: 0, likeness: Infinity };
  for (const [at, { features }] of rest.entries()) {
    if (features.interest !== most || best.likeness === 0) break;
    const found = likeness(features, shown);
    if (found < best.likeness) best = { at, likeness: found };
  }
  return best.at;
};

/** The first so many places of one part in the order in which they are shown: never one before another of more interest. */
const spreadPart = (part: readonly Location[], count: number): readonly Location[] => {
  const rest = part.map((location): Candidate => ({ location, features: featuresOf(location) }));
  const shown: Candidate[] = [];
  const features: Features[] = [];
  while (rest.length > 0 && shown.length < count)
    for (const next of rest.splice(nextOf(rest, features), 1)) {
      shown.push(next);
      features.push(next.features);
    }
  return shown.map(({ location }) => location);
};

export type Slice = { readonly offset: number; readonly limit: number };

/** Where the parts begin that a page touches; behind the last part: where the page begins. */
const startOf = (offset: number): number =>
  offset < SPREAD_UP_TO ? Math.floor(offset / SPREAD_OVER) * SPREAD_OVER : offset;

/** The parts that a page touches, as one slice of the default order. The first place of a part stays the first. */
export const partsOf = ({ offset, limit }: Slice): Slice => {
  if (limit <= 1 && offset % SPREAD_OVER === 0) return { offset, limit };
  const [from, end] = [startOf(offset), offset + Math.max(limit, 1)];
  const to = end <= SPREAD_UP_TO ? Math.ceil(end / SPREAD_OVER) * SPREAD_OVER : end;
  return { offset: from, limit: to - from };
};

/** A page out of the parts that it touches. */
export const pageOfParts = (places: readonly Location[], { offset, limit }: Slice): readonly Location[] => {
  const start = startOf(offset);
  const [from, end] = [offset - start, offset - start + limit];
  const count = Math.min(places.length, Math.max(0, SPREAD_UP_TO - start));
  const parts = Array.from({ length: Math.ceil(count / SPREAD_OVER) }, (_, at) =>
    places.slice(at * SPREAD_OVER, Math.min(count, (at + 1) * SPREAD_OVER)),
  );
  const spread = parts.flatMap((part, at) => spreadPart(part, end - at * SPREAD_OVER));
  // All of a part before the end of the page are there, so that what follows stands where it belongs.
  return [...spread, ...places.slice(count)].slice(from, end);
};
