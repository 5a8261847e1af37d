import type { Canvas } from '../canvas.ts';
import { path, ridge, softLine, type Point } from '../shapes.ts';

type Land = {
  readonly top: number;
  readonly rise: number;
  /** from 0, far and light, to 1, near and dark */
  readonly part: number;
  readonly lines?: number;
  readonly gap?: number;
  readonly waves?: number;
  readonly roughness?: number;
};

/** Ground across the picture, with contour lines that follow its ridge and flatten towards its foot. */
export const land = (
  { width, height, colours, random }: Canvas,
  { top, rise, part, lines = 5, gap = 16, waves = 4, roughness = 0.5 }: Land,
): string => {
  const shape = ridge(Math.floor(random() * 9973), (waves * width) / 800, roughness);
  const step = width / 30;
  const along = (offset: number, share: number): Point[] =>
    Array.from({ length: 35 }, (_, index): Point => {
      const x = (index - 2) * step;
      return [x, top + offset - shape(x / width) * rise * share];
    });
  const outline = `${softLine(along(0, 1))}L${width + 90} ${height + 9}L-90 ${height + 9}Z`;
  return (
    path(outline, { fill: colours.layer(part) }) +
    Array.from({ length: lines }, (_, index) =>
      path(softLine(along((index + 1) * (gap + index * 2.5), 1 - (index + 1) * 0.11)), {
        fill: 'none',
        stroke: colours.line,
        'stroke-width': 1.6,
        opacity: Math.max(0.12, 0.5 - index * 0.07),
      }),
    ).join('')
  );
};
