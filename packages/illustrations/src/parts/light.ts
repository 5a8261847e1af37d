import type { Canvas } from '../canvas.ts';
import { circle, path, polygon, rect } from '../shapes.ts';

/** Sun or moon in its haze. */
export const halo = ({ colours }: Canvas, x: number, y: number, radius: number, rings = 3): string =>
  Array.from({ length: rings }, (_, index) =>
    circle(x, y, radius * (1 + (rings - index) * 0.32), { fill: colours.sun, opacity: 0.18 + index * 0.12 }),
  ).join('') + circle(x, y, radius, { fill: colours.sun });

/** From one strength of light to another, from (x1, y1) to (x2, y2), each as a part of what it fills. */
export const fading = (
  { colours }: Canvas,
  id: string,
  [from, to]: readonly [number, number],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${colours.light}" stop-opacity="${from * colours.glow}"/><stop offset="1" stop-color="${colours.light}" stop-opacity="${to * colours.glow}"/></linearGradient>`;

/** Light that falls across, from an opening of `width` at the top to a wider field below. */
export const beam = (
  canvas: Canvas,
  id: string,
  at: {
    readonly x: number;
    readonly top: number;
    readonly width: number;
    readonly bottom: number;
    readonly lean: number;
  },
): string =>
  fading(canvas, id, [0.42, 0.04]) +
  path(
    polygon([
      [at.x - at.width / 2, at.top],
      [at.x + at.width / 2, at.top],
      [at.x + at.width * 0.8 + at.lean, at.bottom],
      [at.x - at.width * 0.8 + at.lean, at.bottom],
    ]),
    { fill: `url(#${id})` },
  );

/** A wall behind everything, lighter towards one side. */
export const wall = (canvas: Canvas, part: number, isLitFromLeft: boolean): string =>
  rect(0, 0, canvas.width, canvas.height, { fill: canvas.colours.layer(part) }) +
  fading(canvas, 'wall', [0.34, 0], isLitFromLeft ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4]) +
  rect(0, 0, canvas.width, canvas.height, { fill: 'url(#wall)' });
