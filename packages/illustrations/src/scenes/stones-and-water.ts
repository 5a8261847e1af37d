import type { Scene } from '../canvas.ts';
import { between, choice, spread } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { cairn, stone } from '../parts/stone.ts';
import { dropRings, ripples } from '../parts/water.ts';
import { circle, path, placed, rect, softLine, type Point } from '../shapes.ts';

/** Stones on stones. */
export const cairns: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const x = w * between(random, 0.36, 0.64);
  const { drawing, top } = cairn(canvas, {
    x,
    y: h * 0.9,
    size: between(random, 96, 124),
    count: 4 + choice(random, 2),
  });
  return (
    halo(canvas, x + between(random, -60, 60), h * 0.38, between(random, 90, 120), 4) +
    land(canvas, { top: h * 0.62, rise: 40, part: 0.18 }) +
    land(canvas, { top: h * 0.76, rise: 30, part: 0.44 }) +
    drawing +
    circle(x, top - 8, 11, { fill: colours.accent }) +
    land(canvas, { top: h * 0.92, rise: 12, part: 0.9, lines: 2 })
  );
};

/** Raked sand around stones. */
export const rakedSand: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = w > 1000 ? 4 : 2 + choice(random, 2);
  const stones = Array.from({ length: count }, (_, index) => ({
    x: w * ((index + between(random, 0.3, 0.7)) / count),
    y: h * (index % 2 ? between(random, 0.3, 0.42) : between(random, 0.56, 0.7)),
    size: between(random, 50, 92),
  }));
  const row = (y: number): string => {
    const points = Array.from({ length: 41 }, (_, step): Point => {
      const x = (step / 40) * (w + 40) - 20;
      const pushed = stones.reduce((sum, { x: sx, y: sy, size }) => {
        const [dx, dy] = [x - sx, y - sy];
        return sum + Math.sign(dy || 1) * size * 0.8 * Math.exp(-(dx * dx + dy * dy * 1.6) / (size * size * 2.6));
      }, 0);
      return [x, y + pushed];
    });
    return path(softLine(points), { fill: 'none', stroke: colours.line, 'stroke-width': 3, opacity: 0.55 });
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.22) }) +
    Array.from({ length: 25 }, (_, index) => row(10 + index * (h / 24))).join('') +
    stones
      .map(({ x, y, size }) => stone(canvas, { x, y, rx: size, ry: size * 0.66, part: between(random, 0.66, 0.9) }))
      .join('')
  );
};

/** Leaves of water lilies. */
export const lilies: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = Math.round(w / 74);
  const pad = (index: number): string => {
    const row = index / count;
    const size = 40 + row * 66;
    const [x, y] = [w * spread(index) + between(random, -30, 30), h * (0.14 + row * 0.84)];
    const cut = random() * 360;
    return placed(
      x,
      y,
      0,
      `<g transform="scale(1 .46)">${placed(0, 0, cut, path(`M0 0L${size} -${size * 0.2}A${size} ${size} 0 1 0 ${size} ${size * 0.2}Z`, { fill: colours.leaf(0.3 + row * 0.4), stroke: colours.line, 'stroke-width': 1.4, 'stroke-opacity': 0.5 }))}</g>`,
    );
  };
  const bloom = (x: number, y: number): string =>
    [-60, 60, -34, 34, 0]
      .map((angle, index) =>
        placed(
          x,
          y,
          angle,
          path('M0 0C-26 -26 -20 -62 0 -82C20 -62 26 -26 0 0Z', {
            fill: index === 4 ? colours.accent : colours.sun,
            stroke: colours.line,
            'stroke-width': 1.4,
          }),
        ),
      )
      .join('');
  return (
    rect(0, 0, w, h, { fill: colours.water(0.16) }) +
    ripples(canvas, { from: 24, to: h - 20, count: 9, spread: 0.9 }) +
    Array.from({ length: count }, (_, index) => pad(index)).join('') +
    bloom(w * between(random, 0.3, 0.7), h * between(random, 0.5, 0.74))
  );
};

/** A stone in still water. */
export const stoneInWater: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y] = [w * between(random, 0.34, 0.66), h * between(random, 0.52, 0.64)];
  const size = between(random, 84, 122);
  return (
    rect(0, 0, w, h, { fill: colours.water(0.24) }) +
    halo(canvas, w * between(random, 0.2, 0.8), h * 0.2, between(random, 40, 60)) +
    dropRings(canvas, { x, y: y + size * 0.2, radius: h * 0.72, count: 9, flatness: 0.4 }) +
    stone(canvas, { x, y, rx: size, ry: size * 0.52, part: 0.9 }) +
    stone(canvas, {
      x: x + size * between(random, 1.2, 1.8),
      y: y + size * 0.5,
      rx: size * 0.4,
      ry: size * 0.22,
      part: 0.76,
    })
  );
};
