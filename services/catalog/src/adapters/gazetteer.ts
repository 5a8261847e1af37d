import { leftOut, rankPlaces, readingsOf, type Reading } from '../domain/geocoding/address.ts';
import { labelOf, type GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import { misspelledRank } from '../domain/geocoding/misspelled.ts';
import { SHORT_NAMES } from '../domain/geocoding/names.ts';
import { spellingsOf } from '../domain/geocoding/spellings.ts';
import { ORDINARY_WORDS } from '../domain/search/ordinary-words.ts';
import type { Gazetteer } from '../ports.ts';
import { readAreas } from './gazetteer/areas.ts';
import { readTowns } from './gazetteer/towns.ts';

const LEAST_PREFIX = 2;
const MOST_PREFIXED = 60;
/** Each costs a look at all towns with the same initial. */
const MAX_CORRECTED_AREAS = 3;

const readGazetteer = async () => {
  const areas = await readAreas();
  return { areas, towns: await readTowns(areas) };
};
type Opened = Awaited<ReturnType<typeof readGazetteer>>;

const unique = (places: readonly GazetteerPlace[]): readonly GazetteerPlace[] => {
  const byLabel = new Map<string, GazetteerPlace>();
  for (const place of places) if (!byLabel.has(labelOf(place))) byLabel.set(labelOf(place), place);
  return [...byLabel.values()];
};

/** What the first that finds anything finds. */
const firstFound = <T, R>(all: readonly T[], find: (each: T) => readonly R[]): readonly R[] => {
  for (const each of all) {
    const found = find(each);
    if (found.length > 0) return found;
  }
  return [];
};

const named = ({ areas, towns }: Opened, reading: Reading): readonly GazetteerPlace[] => {
  const keys = spellingsOf(SHORT_NAMES.get(reading.name) ?? reading.name);
  const found = firstFound(keys, (key) => [...areas.named(key), ...towns.named(key).map(towns.at)]);
  return rankPlaces(found, reading, areas.codesOf);
};

const best = (found: readonly { readonly place: () => GazetteerPlace; readonly rank: number }[]) =>
  found
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_PREFIXED)
    .map(({ place }) => place());

const beginning = ({ areas, towns }: Opened, reading: Reading): readonly GazetteerPlace[] => {
  if (reading.name.length < LEAST_PREFIX) return [];
  const found = [
    ...areas
      .beginning(reading.name)
      .flatMap((key) => areas.named(key).map((place) => ({ place: () => place, rank: place.rank }))),
    ...towns.beginning(reading.name).map(({ town, rank }) => ({ place: () => towns.at(town), rank })),
  ];
  return rankPlaces(best(found), reading, areas.codesOf);
};

/** Names of areas with a typo or two, those that most people mean first. */
const misspelledAreas = (
  { areas }: Opened,
  typed: string,
): readonly { readonly key: string; readonly rank: number }[] => {
  const rankOf = misspelledRank(typed);
  return areas
    .beginning(typed.slice(0, 1))
    .flatMap((key) => {
      const typos = rankOf(key, 0);
      return typos === null ? [] : [{ key, rank: typos + Math.max(0, ...areas.named(key).map(({ rank }) => rank)) }];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_CORRECTED_AREAS);
};

const misspelled = ({ areas, towns }: Opened, reading: Reading): readonly GazetteerPlace[] => {
  const rankOf = misspelledRank(reading.name);
  const initial = reading.name.slice(0, 1);
  const found = [
    ...areas.beginning(initial).flatMap((key) => {
      const rank = rankOf(key, 0);
      return rank === null ? [] : areas.named(key).map((place) => ({ place: () => place, rank: place.rank + rank }));
    }),
    ...towns.alike(reading.name).flatMap(({ town, key, rank: nameRank }) => {
      const rank = rankOf(key, nameRank);
      return rank === null ? [] : [{ place: () => towns.at(town), rank }];
    }),
  ];
  const guesses = best(found);
  return guesses.filter((place) => rankPlaces([place], reading, areas.codesOf).length > 0);
};

const isName = ({ areas, towns }: Opened, key: string): boolean =>
  SHORT_NAMES.has(key) || areas.codesOf(key).size > 0 || towns.named(key).length > 0;

/**
 * "kyotto japn": a name within an area, each with its own typos. What is exactly the name of a town or an area stands as
 * it is; a town is guessed only where its area is named.
 */
const withinMisspelled = (gazetteer: Opened, { name, within }: Reading): readonly GazetteerPlace[] => {
  const widest = within.at(-1);
  if (widest === undefined || name.split(' ').every((word) => ORDINARY_WORDS.has(word))) return [];
  const areas = isName(gazetteer, widest) ? [widest] : misspelledAreas(gazetteer, widest).map(({ key }) => key);
  const find = isName(gazetteer, name) ? named : misspelled;
  return firstFound(areas, (area) => find(gazetteer, { name, within: [...within.slice(0, -1), area] }));
};

/** The bundled gazetteer, which is read at the first query. No query leaves the process. */
export const openGazetteer = (): Gazetteer => {
  let opening: Promise<Opened> | undefined;
  const opened = (): Promise<Opened> => (opening ??= readGazetteer());

  return {
    find: async (text, limit) => {
      const gazetteer = await opened();
      const readings = readingsOf(text);
      const [whole] = readings;
      if (!whole) return [];
      const all = readings.map((reading) => named(gazetteer, reading));
      const reading = all.findIndex((places) => places.length > 0);
      const exact = all[reading] ?? [];
      const notFound = leftOut(text, reading);
      // "copenhagn, denmark": rather the town with a typo than the whole country.
      const isOnlyArea = all[0]?.length === 0 && whole.within.length > 0 && exact[0]?.kind !== 'town';
      const guessed = isOnlyArea ? misspelled(gazetteer, whole) : [];
      const byPrefix = exact.length < limit ? beginning(gazetteer, whole) : [];
      const found = unique([...guessed, ...exact, ...byPrefix]);
      const isExact = new Set(exact);
      const asFound = (place: GazetteerPlace) => ({ ...place, notFound: isExact.has(place) ? notFound : null });
      if (found.length > 0) return found.slice(0, limit).map(asFound);
      const guesses = misspelled(gazetteer, whole);
      const corrected =
        guesses.length > 0 ? guesses : firstFound(readings, (each) => withinMisspelled(gazetteer, each));
      return unique(corrected).slice(0, limit).map(asFound);
    },
    named: async (text) => {
      const gazetteer = await opened();
      const readings = readingsOf(text);
      return readings.map((reading) => named(gazetteer, reading)[0]).find((place) => place !== undefined) ?? null;
    },
    nearestTown: async (point) => {
      const { towns } = await opened();
      const nearest = towns.nearest(point);
      if (!nearest) return null;
      const { name, region, countryCode, latitude, longitude } = towns.at(nearest.town);
      return { name, region, countryCode, latitude, longitude, distanceKm: nearest.distanceKm };
    },
    allNamed: async (name) => {
      const [whole] = readingsOf(name);
      return whole ? named(await opened(), { ...whole, within: [] }) : [];
    },
    country: async (code) => {
      const { areas } = await opened();
      const isIt = (place: GazetteerPlace): boolean => place.kind === 'country' && place.countryCode === code;
      return areas.named(code.toLowerCase()).find(isIt) ?? null;
    },
  };
};
