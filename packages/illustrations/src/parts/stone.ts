import type { Canvas } from '../canvas.ts';
import { between, seedOf } from '../chance.ts';
import { path, ring, softLine } from '../shapes.ts';

/** So many make a stone round. */
const CORNERS = 14;

export type Stone = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly part: number;
};

/** A rounded stone with its own height lines. */
export const stone = ({ colours, random }: Canvas, { x, y, rx, ry, part }: Stone): string => {
  const seed = seedOf(random);
  const outline = (size: number, lift: number): string =>
    softLine(ring(x - rx * 0.08 * lift, y - ry * 0.16 * lift, rx * size, ry * size, seed, 0.1, CORNERS), true);
  return (
    path(outline(1, 0), { fill: colours.layer(part) }) +
    [0.74, 0.46]
      .map((size, index) =>
        path(outline(size, index + 1), { fill: 'none', stroke: colours.line, 'stroke-width': 1.6, opacity: 0.42 }),
      )
      .join('')
  );
};

/** Stones on stones, smaller towards the top; answers the drawing and where its top is. */
export const cairn = (
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly count: number },
): { readonly drawing: string; readonly top: number } => {
  let y = at.y;
  const drawing = Array.from({ length: at.count }, (_, index) => {
    const size = at.size * 0.74 ** index;
    const ry = size * between(canvas.random, 0.36, 0.46);
    y -= ry;
    const x = at.x + (canvas.random() - 0.5) * size * 0.24;
    const one = stone(canvas, { x, y, rx: size, ry, part: 0.95 - (index % 2) * 0.14 });
    y -= ry * 0.86;
    return one;
  }).join('');
  return { drawing, top: y };
};
