import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { PlacedTile, View } from './view.ts';

/** Points as x and y in turn, in half pixels: finer is not seen, and makes a picture three times as heavy. */
type Outline = readonly number[];

/** Pixels beyond the edge that are drawn as well: the ends of thick lines stay out of sight. */
const BEYOND = 4;

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
const boxOf = ({ width, height }: View): Box => ({
  left: -2 * BEYOND,
  top: -2 * BEYOND,
  right: 2 * (width + BEYOND),
  bottom: 2 * (height + BEYOND),
});

const isApart = (outline: Outline, box: Box): boolean => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return right < box.left || left > box.right || bottom < box.top || top > box.bottom;
};

/** What of an area lies on one side of an edge. `axis` 0: x, 1: y. `side` 1: what is greater stays, -1: what is less. */
const cut = (outline: Outline, axis: 0 | 1, edge: number, side: 1 | -1): Outline => {
  const inside: number[] = [];
  const { length } = outline;
  for (let at = 0; at < length; at += 2) {
    const before = (at + length - 2) % length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [outline[before], outline[before + 1], outline[at], outline[at + 1]];
    const [from, to] = axis === 0 ? [x0, x1] : [y0, y1];
    const [wasIn, isIn] = [(from - edge) * side >= 0, (to - edge) * side >= 0];
    if (wasIn !== isIn) {
      const share = (edge - from) / (to - from);
      inside.push(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    }
    if (isIn) inside.push(x1, y1);
  }
  return inside;
};

const cutToBox = (outline: Outline, { left, top, right, bottom }: Box): Outline =>
  cut(cut(cut(cut(outline, 0, left, 1), 0, right, -1), 1, top, 1), 1, bottom, -1);

/** The parts of a line that meet the box; each ends with its first point outside. */
const partsInBox = (line: Outline, box: Box): readonly Outline[] => {
  const parts: number[][] = [];
  let part: number[] = [];
  for (let at = 2; at < line.length; at += 2) {
    const segment = line.slice(at - 2, at + 2);
    if (isApart(segment, box)) {
      part = [];
      continue;
    }
    if (part.length === 0) {
      part.push(...segment);
      parts.push(part);
    } else part.push(...segment.slice(2));
  }
  return parts;
};

/** Half pixels from point to point: what is nearer makes a coast heavier, not clearer. */
const LEAST_STEP = 4;

/** An outline as the data of a path, by steps from point to point; nothing where nothing is left of it. */
const pathOf = (outline: Outline, leastPoints: number): string => {
  const steps: string[] = [];
  let [atX, atY] = [0, 0];
  let start = '';
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [Math.round(outline[at] ?? 0), Math.round(outline[at + 1] ?? 0)];
    if (start === '') start = `M${x} ${y}`;
    else if (Math.abs(x - atX) + Math.abs(y - atY) < LEAST_STEP && at < outline.length - 2) continue;
    else steps.push(`${x - atX} ${y - atY}`);
    [atX, atY] = [x, y];
  }
  return steps.length + 1 < leastPoints ? '' : `${start}l${steps.join(' ').replaceAll(' -', '-')}`;
};

const outlinesOf = (feature: VectorTileFeature, { left, top, side }: PlacedTile): readonly Outline[] => {
  const scale = side / feature.extent;
  return feature
    .loadGeometry()
    .map((points) => points.flatMap(({ x, y }) => [2 * (left + x * scale), 2 * (top + y * scale)]));
};

type Included = (properties: VectorTileFeature['properties']) => boolean;
const all: Included = () => true;

const GEOMETRY = { point: 1, line: 2, area: 3 } as const;

const featuresOf = (
  { tile }: PlacedTile,
  layer: string,
  geometry: keyof typeof GEOMETRY,
  isIncluded: Included,
): readonly VectorTileFeature[] => {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index))
    .filter((feature) => feature !== undefined)
    .filter(({ type, properties }) => type === GEOMETRY[geometry] && isIncluded(properties));
};

/** Half pixels by which what is cut at the edge of a tile reaches into the next, so that no seam is seen. */
const SEAM = 2;

/** What of a tile is in the view, without the margin that it shares with the next. */
const boxOfTile = ({ left, top, side }: PlacedTile, view: View): Box => {
  const box = boxOf(view);
  return {
    left: Math.max(box.left, 2 * left - SEAM),
    top: Math.max(box.top, 2 * top - SEAM),
    right: Math.min(box.right, 2 * (left + side) + SEAM),
    bottom: Math.min(box.bottom, 2 * (top + side) + SEAM),
  };
};

/** The areas of a layer, each as one path, in half pixels. */
export const areasOf = (tiles: readonly PlacedTile[], layer: string, view: View, isIncluded = all): readonly string[] =>
  tiles.flatMap((tile) => {
    const box = boxOfTile(tile, view);
    return featuresOf(tile, layer, 'area', isIncluded)
      .map((feature) =>
        outlinesOf(feature, tile)
          .filter((outline) => !isApart(outline, box))
          .map((outline) => pathOf(cutToBox(outline, box), 3))
          .filter((path) => path !== '')
          .map((path) => `${path}z`)
          .join(''),
      )
      .filter((path) => path !== '');
  });

/** A line as a path, and how long it is, in half pixels. */
export type LinePath = { readonly path: string; readonly length: number };

const lengthOf = (line: Outline): number => {
  let length = 0;
  for (let at = 2; at < line.length; at += 2)
    length += Math.hypot((line[at] ?? 0) - (line[at - 2] ?? 0), (line[at + 1] ?? 0) - (line[at - 1] ?? 0));
  return length;
};

/** The lines of a layer that are included. */
export const linesOf = (
  tiles: readonly PlacedTile[],
  layer: string,
  view: View,
  isIncluded = all,
): readonly LinePath[] => {
  const box = boxOf(view);
  return tiles
    .flatMap((tile) => featuresOf(tile, layer, 'line', isIncluded).flatMap((feature) => outlinesOf(feature, tile)))
    .flatMap((line) => partsInBox(line, box))
    .map((line) => ({ path: pathOf(line, 2), length: lengthOf(line) }));
};

/** A named point of a layer, in pixels of the view. */
export type PointIn = {
  readonly x: number;
  readonly y: number;
  readonly properties: VectorTileFeature['properties'];
};

/** The points of a layer that lie in the view or so many pixels beyond. A point in the margin of the next tile comes once. */
export const pointsOf = (
  tiles: readonly PlacedTile[],
  layer: string,
  { width, height }: View,
  beyond = 0,
): readonly PointIn[] => {
  const found = new Map<string, PointIn>();
  for (const placed of tiles)
    for (const feature of featuresOf(placed, layer, 'point', all)) {
      const [x, y] = (outlinesOf(feature, placed)[0] ?? []).map((halves) => halves / 2);
      if (x === undefined || y === undefined) continue;
      if (x < -beyond || y < -beyond || x > width + beyond || y > height + beyond) continue;
      const { properties } = feature;
      const key = `${Math.round(x)} ${Math.round(y)} ${String(properties['name'])}`;
      if (!found.has(key)) found.set(key, { x, y, properties });
    }
  return [...found.values()];
};
