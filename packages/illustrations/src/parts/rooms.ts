import type { Canvas } from '../canvas.ts';
import { path, polygon, rect } from '../shapes.ts';

/** The outline of a round-topped opening. */
export const archPath = (x: number, width: number, top: number, bottom: number): string => {
  const r = width / 2;
  return `M${x - r} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V${bottom}Z`;
};

/** An opening with its light, and lines around it like contours. */
export const arch = (
  { colours }: Canvas,
  {
    x,
    width,
    top,
    bottom,
    fill,
  }: {
    readonly x: number;
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
    readonly fill: string;
  },
): string =>
  path(archPath(x, width, top, bottom), { fill }) +
  [14, 32, 54]
    .map((grow, index) =>
      path(archPath(x, width + grow * 2, top - grow, bottom).replace('Z', ''), {
        fill: 'none',
        stroke: colours.line,
        'stroke-width': 1.6,
        opacity: 0.5 - index * 0.14,
      }),
    )
    .join('');

/** A floor of boards that run towards a point far away. */
export const boards = (
  { width, height, colours }: Canvas,
  {
    top,
    vanishing,
    count,
    part,
  }: {
    readonly top: number;
    readonly vanishing: number;
    readonly count: number;
    readonly part: number;
  },
): string => {
  const far = (x: number): number => vanishing + (x - vanishing) * 0.34;
  const edge = (index: number): number => -width * 0.6 + (index / count) * width * 2.2;
  return (
    rect(0, top, width, height - top, { fill: colours.layer(part) }) +
    Array.from({ length: count }, (_, index) =>
      path(
        polygon([
          [far(edge(index)), top],
          [far(edge(index + 1)), top],
          [edge(index + 1), height],
          [edge(index), height],
        ]),
        {
          fill: colours.layer(part + (index % 3) * 0.05),
          stroke: colours.line,
          'stroke-width': 1.4,
          'stroke-opacity': 0.3,
        },
      ),
    ).join('')
  );
};
