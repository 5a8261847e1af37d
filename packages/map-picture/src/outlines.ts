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

const outlinesOf = (feature: VectorTileFeature, { left, top, scale }: PlacedTile): readonly Outline[] =>
  feature.loadGeometry().map((points) => points.flatMap(({ x, y }) => [2 * (left + x * scale), 2 * (top + y * scale)]));

export type Included = (feature: VectorTileFeature) => boolean;

const featuresOf = ({ tile }: PlacedTile, layer: string): readonly VectorTileFeature[] => {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index)).filter(
    (feature) => feature !== undefined,
  );
};

/** The areas of a layer as one path, in half pixels. Tiles overlap by their margins, so it is filled by the rule `nonzero`. */
export const areasOf = (tiles: readonly PlacedTile[], layer: string, view: View): string => {
  const box = boxOf(view);
  return tiles
    .flatMap((tile) => featuresOf(tile, layer).flatMap((feature) => outlinesOf(feature, tile)))
    .filter((outline) => !isApart(outline, box))
    .map((outline) => pathOf(cutToBox(outline, box), 3))
    .filter((path) => path !== '')
    .map((path) => `${path}z`)
    .join('');
};

/** The lines of a layer that are included as one path, in half pixels. */
export const linesOf = (tiles: readonly PlacedTile[], layer: string, view: View, isIncluded: Included): string => {
  const box = boxOf(view);
  return tiles
    .flatMap((tile) =>
      featuresOf(tile, layer)
        .filter(isIncluded)
        .flatMap((feature) => outlinesOf(feature, tile)),
    )
    .flatMap((line) => partsInBox(line, box))
    .map((line) => pathOf(line, 2))
    .join('');
};

/** A named point of a layer, in pixels of the view. */
export type PointIn = {
  readonly x: number;
  readonly y: number;
  readonly properties: VectorTileFeature['properties'];
};

/** The points of a layer that lie in the view. A point in the margin of the next tile comes once. */
export const pointsOf = (tiles: readonly PlacedTile[], layer: string, { width, height }: View): readonly PointIn[] => {
  const found = new Map<string, PointIn>();
  for (const placed of tiles)
    for (const feature of featuresOf(placed, layer)) {
      const point = feature.loadGeometry()[0]?.[0];
      if (!point) continue;
      const [x, y] = [placed.left + point.x * placed.scale, placed.top + point.y * placed.scale];
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const { properties } = feature;
      const key = `${Math.round(x)} ${Math.round(y)} ${String(properties['name'])}`;
      if (!found.has(key)) found.set(key, { x, y, properties });
    }
  return [...found.values()];
};
