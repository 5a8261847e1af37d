import { folded } from '../../domain/geocoding/address.ts';
import type { GazetteerPlace } from '../../domain/geocoding/gazetteer-place.ts';
import type { Coordinates } from '../../domain/location.ts';
import { chordSquared, kilometresOf, toVector } from '../../domain/search/geo.ts';
import type { Areas } from './areas.ts';
import { rangeOf, readColumns } from './columns.ts';

/** A town by one of its names, not yet looked up. */
type RankedTown = { readonly town: number; readonly rank: number };
type TownName = RankedTown & { readonly key: string };

/** Towns of 3,000 people or more, by their names and by what else people call them. */
export type Towns = {
  readonly at: (town: number) => GazetteerPlace;
  readonly named: (key: string) => readonly number[];
  /** Towns with a name that begins so. */
  readonly beginning: (prefix: string) => readonly RankedTown[];
  /** Names of well-known towns that are about as long and begin with the same letter. */
  readonly alike: (key: string) => readonly TownName[];
  /** The town whose middle is nearest, and how far it is; null without towns. */
  readonly nearest: (point: Coordinates) => { readonly town: number; readonly distanceKm: number } | null;
};

const NONE = new Int32Array();
/** What begins so only by another name is meant less often. */
const OTHER_NAME_HANDICAP = 250;

/** Towns of some 50,000 people: smaller ones are not guessed from a typo. */
const MIN_GUESSED_RANK = 600;
/** Two letters, or accents that folding takes away. */
const MOST_BYTES_MORE = 3;

/** How many degrees of latitude a chord spans at most. */
const degreesOf = (squared: number): number => (2 * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * 180) / Math.PI;

/** Reads gazetteer-towns.br and gazetteer-names.br. */
export const readTowns = async (areas: Areas): Promise<Towns> => {
  const files = ['gazetteer-towns.br', 'gazetteer-names.br'].map(readColumns);
  const [columns = [], otherColumns = []] = await Promise.all(files);
  const [names, regions] = columns.slice(0, 2).map((column) => column.lines());
  const [latitudes = NONE, longitudes = NONE, ranks = NONE] = columns.slice(2).map((column) => column.numbers());
  const otherKeys = otherColumns[0]?.lines();
  const townOfOther = otherColumns[1]?.numbers() ?? NONE;
  const keyAt = (at: number): string => folded(names?.at(at) ?? '');
  const otherKeyAt = (at: number): string => otherKeys?.at(at) ?? '';
  const size = names?.size ?? 0;
  const others = otherKeys?.size ?? 0;

  const otherRank = (at: number): number => (ranks[townOfOther[at] ?? 0] ?? 0) - OTHER_NAME_HANDICAP;
  // A name is folded only where it is needed: thousands begin with two letters.
  const beginning = (prefix: string): readonly RankedTown[] => {
    const found: RankedTown[] = [];
    const [from, to] = rangeOf(size, keyAt, prefix);
    for (let at = from; at < to; at += 1) found.push({ town: at, rank: ranks[at] ?? 0 });
    const [first, end] = rangeOf(others, otherKeyAt, prefix);
    for (let at = first; at < end; at += 1) found.push({ town: townOfOther[at] ?? 0, rank: otherRank(at) });
    return found;
  };
  const alike = (prefix: string, isAlike: (rank: number, bytes: number) => boolean): readonly TownName[] => {
    const found: TownName[] = [];
    const [from, to] = rangeOf(size, keyAt, prefix);
    for (let at = from; at < to; at += 1)
      if (isAlike(ranks[at] ?? 0, names?.bytesAt(at) ?? 0))
        found.push({ town: at, rank: ranks[at] ?? 0, key: keyAt(at) });
    const [first, end] = rangeOf(others, otherKeyAt, prefix);
    for (let at = first; at < end; at += 1)
      if (isAlike(otherRank(at), otherKeys?.bytesAt(at) ?? 0))
        found.push({ town: townOfOther[at] ?? 0, rank: otherRank(at), key: otherKeyAt(at) });
    return found;
  };

  return {
    at: (town) => ({
      ...areas.regionOf(regions?.at(town) ?? ''),
      kind: 'town',
      name: names?.at(town) ?? '',
      latitude: (latitudes[town] ?? 0) / 100,
      longitude: (longitudes[town] ?? 0) / 100,
      rank: ranks[town] ?? 0,
      bounds: null,
      reach: null,
    }),
    named: (key) => {
      const found: number[] = [];
      const [from] = rangeOf(size, keyAt, key);
      for (let at = from; at < size && keyAt(at) === key; at += 1) found.push(at);
      const [other] = rangeOf(others, otherKeyAt, key);
      if (other < others && otherKeyAt(other) === key) found.push(townOfOther[other] ?? 0);
      return found;
    },
    beginning,
    alike: (key) => {
      const length = Buffer.byteLength(key);
      const isAlike = (rank: number, bytes: number): boolean =>
        rank >= MIN_GUESSED_RANK && Math.abs(bytes - length) <= MOST_BYTES_MORE;
      return alike(key.slice(0, 1), isAlike);
    },
    nearest: (point) => {
      const from = toVector(point);
      let nearest: number | null = null;
      let squared = Infinity;
      let most = 180;
      for (let town = 0; town < size; town += 1) {
        const latitude = (latitudes[town] ?? 0) / 100;
        // The latitude is enough to see that most towns are farther away.
        if (Math.abs(latitude - point.latitude) > most) continue;
        const chord = chordSquared(from, toVector({ latitude, longitude: (longitudes[town] ?? 0) / 100 }));
        if (chord >= squared) continue;
        [nearest, squared, most] = [town, chord, degreesOf(chord)];
      }
      return nearest === null ? null : { town: nearest, distanceKm: kilometresOf(squared) };
    },
  };
};
