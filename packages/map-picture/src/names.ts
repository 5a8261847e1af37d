import { pointsOf, type PointIn } from './outlines.ts';
import { isOnTile, tileZoom, type PlacedTile, type View } from './view.ts';

/** A name on the picture: its middle and its letters in pixels. */
export type PlacedName = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly letters: number;
  /** of a town, a country, or of water */
  readonly of: 'town' | 'country' | 'water';
};

const MOST_NAMES = 14;
/** So many names are looked for, also among those that the map itself shows from closer only. */
const LEAST_NAMES = 4;
/** How much earlier than at its own zoom a name may come, as on the map. */
const EARLY = 0.4;
const COUNTRIES_UNTIL = 7.2;
const SEAS_UNTIL = 9;
const LAKES_FROM = 4.5;
const QUARTERS_FROM = 9.7;
/** What tiles of streets say of a town whose size is 0 on the bundled map. */
const RANK_OF_SIZE_0 = 2;

type Candidate = PointIn & Pick<PlacedName, 'text' | 'letters' | 'of'> & { readonly rank: number };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What our places call a country that the map's data calls by an older name. */
const nameOf = ({ properties: { name } }: PointIn): string =>
  name === 'Turkey' ? 'Türkiye' : typeof name === 'string' ? name : '';

const townLetters = (size: number): number => (size >= 12 ? 17 : size >= 8 ? 14 : 12);

/** Capitals count like towns of sixteen times their size. */
const townRank = ({ properties: { size, capital } }: PointIn): number => numberOf(size) + (capital === true ? 4 : 0);

const distance = ({ x, y }: PointIn, { width, height }: View): number => Math.hypot(x - width / 2, y - height / 2);

/** Towns in the order in which they choose their room: the nearest to the middle, what the map names at this zoom, then the rest. */
const towns = (points: readonly PointIn[], view: View): readonly Candidate[] => {
  const zoom = tileZoom(view);
  const shown = points.filter(({ properties: { quarter } }) => quarter !== true || zoom >= QUARTERS_FROM);
  const nearest = shown
    .filter(({ properties: { quarter } }) => quarter !== true)
    .toSorted((a, b) => distance(a, view) - distance(b, view))[0];
  return shown.map((point) => {
    const isNamed = numberOf(point.properties['from']) <= zoom + EARLY;
    const first = point === nearest ? 1000 : isNamed ? 500 : 0;
    return {
      ...point,
      text: nameOf(point),
      letters: townLetters(numberOf(point.properties['size'])),
      of: 'town',
      rank: first + townRank(point),
    };
  });
};

const isLatin = (properties: PointIn['properties']): boolean => properties['script'] === undefined;

/** A town or a quarter as tiles of streets have it, in the properties of the bundled map: in Latin letters, where it has a name in them. */
const asPlace = ({ properties, ...at }: PointIn): PointIn => ({
  ...at,
  properties: {
    name: (isLatin(properties) ? undefined : properties['name:en']) ?? properties['name'] ?? '',
    size: numberOf(properties['population_rank']) - RANK_OF_SIZE_0,
    from: numberOf(properties['min_zoom']),
    quarter: properties['kind'] !== 'locality',
  },
});

const NAMED_KINDS: ReadonlySet<unknown> = new Set(['locality', 'macrohood', 'neighbourhood']);

export type NamedTiles = { readonly ground: readonly PlacedTile[]; readonly streets: readonly PlacedTile[] };

/** The towns and quarters in the view: those of streets where there are some, else those of the bundled map. */
const placesIn = ({ ground, streets }: NamedTiles, view: View): readonly PointIn[] => {
  const isOnStreets = isOnTile(streets);
  return [
    ...pointsOf(ground, 'place', view).filter((point) => !isOnStreets(point)),
    ...pointsOf(streets, 'places', view)
      .filter(({ properties }) => NAMED_KINDS.has(properties['kind']))
      .map(asPlace),
  ];
};

const labels = (points: readonly PointIn[], view: View): readonly Candidate[] => {
  const zoom = tileZoom(view);
  return points.flatMap((point): readonly Candidate[] => {
    const from = numberOf(point.properties['from']);
    if (from > zoom + EARLY) return [];
    const shared = { ...point, text: nameOf(point) };
    const { kind } = point.properties;
    if (kind === 'country' && zoom < COUNTRIES_UNTIL)
      return [{ ...shared, text: shared.text.toUpperCase(), letters: 13, of: 'country', rank: 2000 - from }];
    if (kind === 'sea' && zoom < SEAS_UNTIL) return [{ ...shared, letters: 13, of: 'water', rank: 502 - from / 10 }];
    if (kind === 'lake' && zoom >= LAKES_FROM) return [{ ...shared, letters: 12, of: 'water', rank: 501 - from / 10 }];
    return [];
  });
};

type Room = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Parts of the height of letters that a character is wide at most in the usual fonts of systems. */
const widthOf = (character: string): number => {
  if (/[\u1100-\u{10ffff}]/u.test(character)) return 1.05;
  if (/[iljtfrI.,'’ -]/.test(character)) return 0.4;
  return /[mwMW@]/.test(character) ? 1 : /\p{Lu}/u.test(character) ? 0.76 : 0.62;
};

/** The room that a name takes, with some air. */
export const roomOf = ({ text, x, y, letters }: Pick<PlacedName, 'text' | 'x' | 'y' | 'letters'>): Room => {
  const half = ([...text].reduce((sum, one) => sum + widthOf(one), 0) * letters) / 2 + 3;
  const tall = letters * 0.7;
  return { left: x - half, top: y - tall, right: x + half, bottom: y + tall };
};

const meet = (one: Room, other: Room): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Pixels from a point to a name beside the pin that stands there: farther, a name would lie about where its town is. */
const BESIDE_PIN = 40;

/** Where a name may stand from its point: on it, above, below, to the right or to the left. */
const spotsOf = (candidate: Candidate): readonly (readonly [x: number, y: number])[] => {
  const { x, y, letters } = candidate;
  const half = roomOf(candidate).right - x;
  const around = (above: number, aside: number) =>
    [
      [x, y - above],
      [x, y + above],
      [x + aside, y],
      [x - aside, y],
    ] as const;
  return [[x, y], ...around(letters * 1.4, half + letters * 0.5), ...around(BESIDE_PIN, half + BESIDE_PIN)];
};

/**
 * The names on a picture, at most 14: none upon another, none over what stands in the middle, each whole in the view. The town that is nearest to
 * the middle comes before all others, then the greatest.
 */
export const namesOf = (tiles: NamedTiles, view: View): readonly PlacedName[] => {
  const { width, height, clear, top } = view;
  const candidates = [...towns(placesIn(tiles, view), view), ...labels(pointsOf(tiles.ground, 'label', view), view)]
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.rank - a.rank || (a.text < b.text ? -1 : 1));
  const taken: Room[] = [
    { left: 0, top: 0, right: width, bottom: top },
    { left: width / 2 - clear, top: height / 2 - clear, right: width / 2 + clear, bottom: height / 2 + clear },
  ];
  const placed: PlacedName[] = [];
  for (const candidate of candidates) {
    if (placed.length >= (candidate.rank < 500 ? LEAST_NAMES : MOST_NAMES)) break;
    const { text, letters, of } = candidate;
    for (const [x, y] of spotsOf(candidate)) {
      const name = { text, x, y, letters, of };
      const room = roomOf(name);
      const isWhole = room.left >= 0 && room.top >= 0 && room.right <= width && room.bottom <= height;
      if (!isWhole || taken.some((other) => meet(room, other))) continue;
      taken.push(room);
      placed.push(name);
      break;
    }
  }
  return placed;
};
