import { chance } from './chance.ts';

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

const n = (value: number): string => String(Math.round(value * 10) / 10);

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');

export const path = (d: string, attributes: Attributes): string => `<path d="${d}"${written(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${written(attributes)}/>`;

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${written(attributes)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${written(attributes)}/>`;

/** Moved to a point and turned there, in degrees. */
export const placed = (x: number, y: number, angle: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${body}</g>`;

/** A path through points, corner to corner. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A soft line through points: curves from middle to middle. */
export const softLine = (points: readonly Point[], closed = false): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const start = closed ? middle(at(-1), at(0)) : at(0);
  const curves = points.slice(closed ? 0 : 1, closed ? undefined : -1).map(([x, y], index) => {
    const [ex, ey] = middle([x, y], at(index + (closed ? 1 : 2)));
    return `Q${n(x)} ${n(y)} ${n(ex)} ${n(ey)}`;
  });
  const end = closed ? 'Z' : `L${n(at(-1)[0])} ${n(at(-1)[1])}`;
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}${end}`;
};

/** Heights of a ridge between -1 and 1 along the width: a few waves laid over each other. */
export const ridge = (seed: number, waves = 3.2, roughness = 0.5): ((x: number) => number) => {
  const random = chance(seed);
  const parts = Array.from({ length: 4 }, (_, index) => ({
    frequency: waves * 1.9 ** index * (0.8 + random() * 0.4),
    phase: random() * Math.PI * 2,
    strength: roughness ** index,
  }));
  const sum = parts.reduce((total, { strength }) => total + strength, 0);
  return (x) =>
    parts.reduce((y, { frequency, phase, strength }) => y + Math.sin(x * frequency + phase) * strength, 0) / sum;
};

/** Points of a closed, slightly uneven ring. */
export const ring = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  unevenness = 0.1,
  count = 22,
): Point[] => {
  const shape = ridge(seed, 1, 0.6);
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const r = 1 + unevenness * shape(Math.sin(angle) * 1.6 + Math.cos(angle) * 2.1);
    return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
  });
};
