import type { Scene } from '../canvas.ts';
import { between, choice, seedOf } from '../chance.ts';
import { beam, fading, halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { blades } from '../parts/plants.ts';
import { stone } from '../parts/stone.ts';
import { ripples } from '../parts/water.ts';
import { path, polygon, rect, ridge, ring, softLine, type Point } from '../shapes.ts';

/** Pebbles, from above. */
export const pebbles: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const cell = between(random, 146, 186);
  const [columns, rows] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1];
  const one = (at: number): string => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const x = (column + (row % 2) / 2 - 0.2) * cell + between(random, -14, 14);
    const size = cell * between(random, 0.46, 0.6);
    return stone(canvas, {
      x,
      y: row * cell * 0.86 + between(random, -12, 12),
      rx: size,
      ry: size * between(random, 0.66, 0.9),
      part: between(random, 0.16, 0.86),
    });
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.62) }) +
    Array.from({ length: columns * rows }, (_, at) => one(at)).join('')
  );
};

/** Layers of rock. */
export const strata: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const tilt = between(random, -70, 70);
  const count = 11;
  const vein = 3 + choice(random, 6);
  const shape = ridge(Math.floor(random() * 9973), 3);
  const layer = (index: number): string => {
    const y = -60 + (index / count) * (h + 80);
    const points = Array.from({ length: 18 }, (_, step): Point => {
      const x = (step - 1) * (w / 15);
      return [x, y + shape(x / w + index * 0.07) * 34 + tilt * (x / w - 0.5)];
    });
    return path(`${softLine(points)}V${h + 80}H-${Math.round(w / 10)}Z`, {
      fill: index === vein ? colours.accent : colours.layer(0.1 + ((index * 5) % 7) * 0.11),
      stroke: colours.line,
      'stroke-width': 1.6,
      'stroke-opacity': 0.45,
    });
  };
  return Array.from({ length: count }, (_, index) => layer(index)).join('');
};

/** A hill, as its heights. */
export const heights: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const hill = (x: number, y: number, reach: number, count: number, from: number): string => {
    const seed = seedOf(random);
    return Array.from({ length: count }, (_, index) => {
      const size = 1 - index / (count + 0.4);
      return path(
        softLine(
          ring(x + index * 5, y - index * 3, reach * 1.25 * size, reach * size, seed + (index >> 2), 0.24),
          true,
        ),
        {
          fill: colours.layer(from + (index / count) * 0.5),
          stroke: colours.line,
          'stroke-width': index % 4 === 0 ? 2.4 : 1.3,
          'stroke-opacity': 0.4,
        },
      );
    }).join('');
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.04) }) +
    hill(w * between(random, 0.28, 0.44), h * between(random, 0.4, 0.66), h * 0.72, 12, 0.06) +
    hill(w * between(random, 0.74, 0.9), h * between(random, 0.16, 0.84), h * 0.34, 6, 0.24)
  );
};

/** Light on open water. */
export const glint: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, level] = [w * between(random, 0.28, 0.72), h * between(random, 0.36, 0.46)];
  return (
    halo(canvas, x, level - between(random, 40, 110), between(random, 44, 66)) +
    rect(0, level, w, h - level, { fill: colours.water(0.14) }) +
    ripples(canvas, { from: level + 10, to: h - 14, count: 14, middle: x, spread: 0.1 }) +
    ripples(canvas, { from: level + 20, to: h - 10, count: 8, spread: 0.9 })
  );
};

/** Sand that the wind has drawn. */
export const sand: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * 0.2, 50, 2) +
    land(canvas, { top: h * 0.4, rise: 60, part: 0.14, lines: 9, gap: 12, waves: 2 }) +
    land(canvas, { top: h * 0.58, rise: 66, part: 0.3, lines: 11, gap: 12, waves: 2 }) +
    land(canvas, { top: h * 0.8, rise: 54, part: 0.46, lines: 9, gap: 13, waves: 2.4 })
  );
};

/** Grass against the light. */
export const grass: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const lean = between(random, -110, 110);
  const count = Math.round(w / 26);
  const row = (height: number, part: number): string =>
    blades(canvas, { from: -60, to: w + 60, base: h + 8, height, count, lean, part });
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * 0.36, between(random, 70, 110), 4) +
    row(h * 0.74, 0.26) +
    row(h * 0.58, 0.46) +
    row(h * 0.4, 0.7)
  );
};

/** Light between two walls of rock. */
export const cleft: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const x = w * between(random, 0.42, 0.58);
  const wall = (side: -1 | 1, index: number): string => {
    const shape = ridge(Math.floor(random() * 9973), 4, 0.6);
    const gap = (0.05 + index * 0.1) * w * 0.8;
    const points = Array.from({ length: 13 }, (_, step): Point => [
      x + side * (gap + shape(step / 12) * 36 + (step / 12) * 30 * side * (index % 2 ? 1 : -1)),
      (step / 12) * (h + 40) - 20,
    ]);
    const edge = side < 0 ? -40 : w + 40;
    return path(`${softLine(points)}L${edge} ${h + 30}V-30Z`, {
      fill: colours.layer(0.3 + index * 0.14),
      stroke: colours.line,
      'stroke-width': 1.6,
      'stroke-opacity': 0.4,
    });
  };
  return (
    beam(canvas, 'day', { x, top: 0, width: w * 0.2, bottom: h, lean: 0 }) +
    halo(canvas, x, h * between(random, 0.24, 0.4), 40, 3) +
    [0, 1, 2, 3].map((index) => wall(-1, index) + wall(1, index)).join('')
  );
};

/** Haze in the morning. */
export const haze: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const band = (index: number): string =>
    fading(canvas, `haze${index}`, [0.55, 0]) +
    rect(0, h * (0.34 + index * 0.18), w, h * 0.2, { fill: `url(#haze${index})` });
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * between(random, 0.2, 0.32), between(random, 50, 80), 4) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          land(canvas, { top: h * (0.34 + index * 0.18), rise: 46 - index * 6, part: 0.1 + index * 0.2, lines: 2 }) +
          (index < 3 ? band(index) : ''),
      )
      .join('') +
    path(
      polygon([
        [0, h - 4],
        [w, h - 4],
        [w, h],
        [0, h],
      ]),
      { fill: canvas.colours.layer(0.9) },
    )
  );
};
