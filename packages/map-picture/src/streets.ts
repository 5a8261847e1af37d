import { areasOf, linesOf, type LinePath } from './outlines.ts';
import { area, HALVED, line } from './shapes.ts';
import { tileZoom, type PlacedTile, type View } from './view.ts';

/** Kinds of ground that is green, as on the map. */
const GREEN: ReadonlySet<unknown> = new Set([
  'national_park',
  'park',
  'cemetery',
  'protected_area',
  'nature_reserve',
  'forest',
  'golf_course',
  'wood',
  'scrub',
  'grassland',
  'grass',
  'allotments',
  'village_green',
  'playground',
  'zoo',
]);

type Stop = readonly [zoom: number, pixels: number];

/** Like the widths of roads on the map, which grow by a power of 1.6. */
const widthAt = (zoom: number, stops: readonly Stop[]): number => {
  const next = stops.findIndex(([at]) => at > zoom);
  const [last = [0, 0], first = [0, 0]] = [stops.at(-1), stops[0]];
  if (next === -1) return last[1];
  if (next === 0) return first[1];
  const [[fromZoom, from], [toZoom, to]] = [stops[next - 1] ?? first, stops[next] ?? last];
  return from + ((to - from) * (1.6 ** (zoom - fromZoom) - 1)) / (1.6 ** (toZoom - fromZoom) - 1);
};

/** Roads from the greatest to the least: those are given their room in the file first, and are drawn last. */
const ROADS = [
  {
    kind: 'highway',
    id: 'h',
    className: 'm',
    widths: [
      [6, 1.1],
      [12, 1.6],
      [15, 5],
      [18, 15],
    ],
  },
  {
    kind: 'major_road',
    id: 'j',
    className: 'm',
    widths: [
      [6, 0],
      [12, 1.6],
      [15, 3],
      [18, 13],
    ],
  },
  {
    kind: 'minor_road',
    id: 'k',
    className: 'a',
    widths: [
      [11, 0],
      [12.5, 0.5],
      [15, 2],
      [18, 11],
    ],
  },
] as const;

/** Of the smallest roads, those that the map shows from closer only. */
const SERVICE_ROADS_FROM = 14;

/** Letters of the paths of all roads for each square pixel of the view: of a large picture a half of this is left when it is compressed. */
const LETTERS_PER_PIXEL = 0.26;

/** The longest of them whose paths are no longer together than so many letters. */
const longestWithin = (lines: readonly LinePath[], letters: number): readonly LinePath[] => {
  const sorted = lines.toSorted((a, b) => b.length - a.length);
  let sum = 0;
  const tooMany = sorted.findIndex(({ path }) => (sum += path.length) > letters);
  return tooMany === -1 ? sorted : sorted.slice(0, tooMany);
};

const roads = (tiles: readonly PlacedTile[], view: View): string => {
  const zoom = tileZoom(view);
  let left = LETTERS_PER_PIXEL * view.width * view.height;
  const drawn = ROADS.map(({ kind, id, className, widths }) => {
    const pixels = widthAt(zoom, widths);
    const found =
      pixels < 0.2
        ? []
        : linesOf(
            tiles,
            'roads',
            view,
            (road) => road['kind'] === kind && (road['kind_detail'] !== 'service' || zoom >= SERVICE_ROADS_FROM),
          );
    const lines = longestWithin(found, left);
    left -= lines.reduce((sum, { path }) => sum + path.length, 0);
    return { id, className, pixels, data: lines.map(({ path }) => path).join('') };
  })
    .filter(({ data }) => data !== '')
    .toReversed();
  const stroke = (className: string, pixels: number, id: string): string =>
    `<use href="#${id}" class="${className}" stroke-width="${(2 * pixels).toFixed(1)}"/>`;
  return (
    `<defs>${drawn.map(({ id, data }) => `<path id="${id}" d="${data}"/>`).join('')}</defs>` +
    drawn.map(({ id, pixels }) => stroke('e', pixels + 2, id)).join('') +
    drawn.map(({ id, pixels, className }) => stroke(className, pixels, id)).join('')
  );
};

const isAtMost =
  (level: number, least = 0) =>
  ({ kind_detail: detail }: Readonly<Record<string, unknown>>): boolean =>
    Number(detail) <= level && Number(detail) > least;

/**
 * What tiles of streets show, over the bundled map and without names: land, parks, waters, borders and roads. Where there are many roads,
 * the shortest of the small ones are left out, so that the file stays small.
 */
export const streetsOf = (tiles: readonly PlacedTile[], view: View): string => {
  if (tiles.length === 0) return '';
  const zoom = tileZoom(view);
  const rivers = linesOf(tiles, 'water', view, ({ kind }) => kind === 'river');
  return (
    HALVED +
    area(areasOf(tiles, 'earth', view), 'l') +
    area(
      areasOf(tiles, 'landuse', view, ({ kind }) => GREEN.has(kind)),
      'p',
    ) +
    line(
      rivers,
      'w r',
      widthAt(zoom, [
        [9, 0],
        [9.5, 1],
        [18, 12],
      ]),
    ) +
    area(areasOf(tiles, 'water', view), 'w') +
    roads(tiles, view) +
    line(linesOf(tiles, 'boundaries', view, isAtMost(4, 2)), 's', 1) +
    line(linesOf(tiles, 'boundaries', view, isAtMost(2)), 'b', 1.4) +
    '</g>'
  );
};
