import type { Canvas } from '../canvas.ts';
import { between, seedOf } from '../chance.ts';
import { circle, ellipse, path, ring, softLine, type Point } from '../shapes.ts';

export type Pool = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rings?: number;
  readonly unevenness?: number;
};

/** Water with rings of depth, and the line of its edge. */
export const pool = ({ colours, random }: Canvas, { x, y, rx, ry, rings = 7, unevenness = 0.16 }: Pool): string => {
  const seed = seedOf(random);
  return Array.from({ length: rings }, (_, index) => {
    const size = 1 - index / (rings + 0.6);
    return path(softLine(ring(x + index * 2, y + index * 1.5, rx * size, ry * size, seed, unevenness * size), true), {
      fill: colours.water(index / (rings - 1)),
      ...(index === 0 ? { stroke: colours.line, 'stroke-width': 3, 'stroke-opacity': 0.55 } : {}),
    });
  }).join('');
};

/** Light on water, in long quiet strokes that widen towards the reader. */
export const ripples = (
  { width, colours, random }: Canvas,
  {
    from,
    to,
    count,
    middle = width / 2,
    spread = 0.3,
  }: {
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly middle?: number;
    /** of the width, within which the strokes stand */
    readonly spread?: number;
  },
): string =>
  Array.from({ length: count }, (_, index) => {
    const part = index / Math.max(1, count - 1);
    const y = from + (to - from) * part ** 1.25;
    const half = 50 + part * 170 + random() * 60;
    const x = middle + (random() - 0.5) * width * spread;
    const points: Point[] = [
      [x - half, y],
      [x - half / 2, y - 5],
      [x, y + 2],
      [x + half / 2, y - 4],
      [x + half, y],
    ];
    return path(softLine(points), {
      fill: 'none',
      stroke: colours.light,
      'stroke-width': 1.6 + part * 2,
      'stroke-linecap': 'round',
      opacity: 0.3 + part * 0.25,
    });
  }).join('');

/** What a drop leaves: rings that grow fainter. */
export const dropRings = (
  { colours }: Canvas,
  {
    x,
    y,
    radius,
    count,
    flatness = 0.32,
  }: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly count: number;
    readonly flatness?: number;
  },
): string =>
  Array.from({ length: count }, (_, index) => {
    const size = ((index + 1) / count) ** 1.2;
    return ellipse(x, y, radius * size, radius * size * flatness, {
      fill: 'none',
      stroke: colours.light,
      'stroke-width': 4.5 - 3 * size,
      opacity: 0.75 - 0.6 * size,
    });
  }).join('');

/** Warm air over water: a stroke that is there below and gone above. */
export const steam = (
  { colours, random }: Canvas,
  id: string,
  {
    x,
    bottom,
    height,
    sway,
  }: {
    readonly x: number;
    readonly bottom: number;
    readonly height: number;
    readonly sway: number;
  },
): string => {
  const phase = between(random, 0, 9);
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const part = index / 11;
    return [x + Math.sin(part * 5.4 + phase) * sway * (0.35 + part * 0.65), bottom - part * height];
  });
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${bottom}" y2="${bottom - height}"><stop stop-color="${colours.light}" stop-opacity=".2"/><stop offset=".25" stop-color="${colours.light}"/><stop offset="1" stop-color="${colours.light}" stop-opacity="0"/></linearGradient>` +
    [18, 9, 3]
      .map((width, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#${id})`,
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity: [0.16, 0.26, 0.6][index] ?? 0,
        }),
      )
      .join('')
  );
};

/** Bubbles that rise from one point, larger and farther apart towards the top. */
export const bubbles = (
  { colours, random }: Canvas,
  {
    x,
    bottom,
    top,
    count,
  }: {
    readonly x: number;
    readonly bottom: number;
    readonly top: number;
    readonly count: number;
  },
): string =>
  Array.from({ length: count }, (_, index) => {
    const part = (index + random()) / count;
    const radius = 3 + part * between(random, 6, 20);
    return circle(x + (random() - 0.5) * (20 + part * 150), bottom - part * (bottom - top), radius, {
      fill: colours.light,
      'fill-opacity': 0.16,
      stroke: colours.light,
      'stroke-width': 1.8,
      'stroke-opacity': 0.6,
    });
  }).join('');
