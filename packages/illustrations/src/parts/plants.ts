import type { Canvas } from '../canvas.ts';
import { path, placed, softLine, type Point } from '../shapes.ts';

/** A leaf that points along the x axis before it is turned by `angle` degrees. */
export const leaf = (
  { colours }: Canvas,
  {
    x,
    y,
    length,
    angle,
    part,
    width = 0.24,
  }: {
    readonly x: number;
    readonly y: number;
    readonly length: number;
    readonly angle: number;
    readonly part: number;
    readonly width?: number;
  },
): string => {
  const w = Math.round(length * width);
  const at = (share: number): number => Math.round(length * share);
  return placed(
    x,
    y,
    angle,
    path(`M0 0C${at(0.25)} ${-w} ${at(0.75)} ${-w} ${at(1)} 0C${at(0.75)} ${w} ${at(0.25)} ${w} 0 0Z`, {
      fill: colours.leaf(part),
    }) + path(`M${at(0.06)} 0H${at(0.9)}`, { stroke: colours.line, 'stroke-width': 1.5, opacity: 0.5 }),
  );
};

type Branch = {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  /** how far its end is to the right of its foot */
  readonly lean: number;
  readonly leaves: number;
  readonly size: number;
  readonly part: number;
  /** degrees between stem and leaf */
  readonly spread?: number;
  readonly leafWidth?: number;
};

/** A stem with leaves in pairs, smaller towards its end. */
export const branch = (canvas: Canvas, given: Branch): string => {
  const { x, base, height, lean, leaves, size, part, spread = 52, leafWidth = 0.24 } = given;
  const at = (t: number): Point => [x + lean * t * t, base - height * t];
  const stem = path(softLine(Array.from({ length: 8 }, (_, index) => at(index / 7))), {
    fill: 'none',
    stroke: canvas.colours.leaf(part),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });
  const angleAt = (t: number): number => -90 + Math.atan2(2 * lean * t, height) * (180 / Math.PI);
  const one = (t: number, side: number, length: number, tone: number): string => {
    const [lx, ly] = at(t);
    return leaf(canvas, { x: lx, y: ly, length, angle: angleAt(t) + side, part: tone, width: leafWidth });
  };
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const t = 0.2 + (index / leaves) * 0.78;
    const length = size * (1.05 - t * 0.55);
    return one(t, spread, length, part) + one(t, -spread, length, Math.min(part + 0.08, 1));
  });
  return stem + pairs.join('') + one(1, 0, size * 0.5, part);
};

/** Thin blades that bend to one side. */
export const blades = (
  { colours, random }: Canvas,
  {
    from,
    to,
    base,
    height,
    count,
    lean,
    part,
  }: {
    readonly from: number;
    readonly to: number;
    readonly base: number;
    readonly height: number;
    readonly count: number;
    readonly lean: number;
    readonly part: number;
  },
): string =>
  Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + ((index + random()) / count) * (to - from));
    const tall = Math.round(height * (0.55 + random() * 0.45));
    const tip = Math.round(x + lean * (0.4 + random() * 0.6));
    const half = 5 + Math.round(random() * 5);
    return path(
      `M${x - half} ${base}Q${x - half} ${base - tall * 0.6} ${tip} ${base - tall}Q${x + half} ${base - tall * 0.5} ${x + half} ${base}Z`,
      { fill: colours.leaf(part + (index % 3) * 0.06) },
    );
  }).join('');
